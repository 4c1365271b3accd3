import { expect, test } from 'vitest';
import { keptFields } from './kept-fields.ts';

test('reads the texts of a form that was kept, and an empty one for whatever is none', () => {
  const field = keptFields({ email: 'dana@example.com', amount: 12 });
  expect(field?.('email')).toBe('dana@example.com');
  expect(field?.('amount')).toBe('');
  expect(field?.('reason')).toBe('');
});

test.each([undefined, null, 'dana@example.com', 12])('%j is no form', (stored) => {
  expect(keptFields(stored)).toBeUndefined();
});
