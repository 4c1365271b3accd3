import { expect, test } from 'vitest';
import { formDraftFields } from './form-draft-fields.ts';

test('reads the texts of a form that was kept, and an empty one for whatever is none', () => {
  const field = formDraftFields({ email: 'dana@example.com', amount: 12 });
  expect(field?.('email')).toBe('dana@example.com');
  expect(field?.('amount')).toBe('');
  expect(field?.('reason')).toBe('');
});

test.each([undefined, null, 'dana@example.com', 12])('%j is no form', (stored) => {
  expect(formDraftFields(stored)).toBeUndefined();
});
