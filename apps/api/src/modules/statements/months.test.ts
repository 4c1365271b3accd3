import { expect, test } from 'vitest';
import { readMonth } from './months.ts';

const november = (now: string) => () => readMonth('2026-11', new Date(now));
const closedAt = (now: string) => readMonth('2026-10', new Date(now)).closed;

test('closes a month one minute after its last midnight in New York', () => {
  expect(closedAt('2026-11-01T04:00:00.000Z')).toBe(false);
  expect(closedAt('2026-11-01T04:00:59.999Z')).toBe(false);
  expect(closedAt('2026-11-01T04:01:00.000Z')).toBe(true);
});

test('accepts a month from its first midnight in New York', () => {
  expect(november('2026-11-01T03:59:59.999Z')).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  expect(november('2026-11-01T04:00:00.000Z')().closed).toBe(false);
});
