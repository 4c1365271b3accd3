import { expect, test } from 'vitest';
import { successRate } from './success-rate.ts';

test('returns the share of finished payments that succeeded, or undefined if no payment has finished', () => {
  expect(successRate({ succeeded: 191, failed: 9 })).toBe('95.5%');
  expect(successRate({ succeeded: 3, failed: 0 })).toBe('100%');
  expect(successRate({ succeeded: 0, failed: 0 })).toBeUndefined();
});
