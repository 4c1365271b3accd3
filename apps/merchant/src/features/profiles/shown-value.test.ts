import { expect, test } from 'vitest';
import { businessFields, representativeFields } from './profile-fields.ts';
import { shownValue } from './shown-value.ts';

test.each([
  ['an EIN as its last four digits', 'masked', '12-3456789', '•••• 6789'],
  ['a business type by its name', 'businessType', 'limited_liability_company', 'Limited Liability Company'],
  ['a category as its code and description', 'category', '742', '742: Veterinary Services'],
  ['a category without the leading zero of its stored code', 'category', '0742', '742: Veterinary Services'],
  ['an unknown category unchanged', 'category', '1', '1'],
  ['a state as its two-letter code', 'state', 'ME', 'ME'],
  ['the fixed country', 'country', '', 'USA'],
  ['a date in words', 'date', '2016-04-11', 'Apr 11, 2016'],
  ['a malformed date unchanged', 'date', 'in April', 'in April'],
  ['a value other than text as invalid', 'text', 5, 'invalid, please contact customer support'],
] as const)('shows in the profile %s', { meta: { shows: ['spec:8.25'] } }, (_, kind, value, shown) => {
  expect(shownValue(kind, value)).toBe(shown);
});

test.each([
  ['an empty text', ''],
  ['a missing value', undefined],
  ['null', null],
])('returns no text for %s', (_, value) => {
  expect(shownValue('text', value)).toBeUndefined();
});

test('masks the EIN and the SSN', { meta: { shows: ['spec:2.133'] } }, () => {
  const masked = [...businessFields, ...representativeFields].filter(({ kind }) => kind === 'masked');
  expect(masked.map(({ name }) => name)).toEqual(['ein', 'ssn']);
});
