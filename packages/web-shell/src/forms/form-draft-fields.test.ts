import { expect, test } from 'vitest';
import { formDraftFields } from './form-draft-fields.ts';

test('returns the text of each field of a draft, and an empty text for other values', () => {
  const field = formDraftFields({ email: 'dana@example.com', amount: 12 });
  expect(field?.('email')).toBe('dana@example.com');
  expect(field?.('amount')).toBe('');
  expect(field?.('reason')).toBe('');
});

test.each([undefined, null, 'dana@example.com', 12])('rejects %j as a form draft', (stored) => {
  expect(formDraftFields(stored)).toBeUndefined();
});
