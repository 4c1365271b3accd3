import { expect, test } from 'vitest';
import { businessFields, representativeFields } from './profile-fields.ts';
import { shownValue } from './shown-value.ts';

test.each([
  ['ein is masked to its last four digits', 'masked', '12-3456789', '•••• 6789'],
  ['a business type has a name', 'businessType', 'limited_liability_company', 'Limited Liability Company'],
  ['a category is its code and description', 'category', '742', '742: Veterinary Services'],
  ['a category with its zero too', 'category', '0742', '742: Veterinary Services'],
  ['an unknown category stays as it is', 'category', '1', '1'],
  ['a state is its two-letter code', 'state', 'ME', 'ME'],
  ['the country is fixed', 'country', '', 'USA'],
  ['a date in words', 'date', '2016-04-11', 'Apr 11, 2016'],
  ['what is no date as it is', 'date', 'in April', 'in April'],
  ['what is empty is N/A', 'text', '', 'N/A'],
  ['what is missing is N/A', 'text', undefined, 'N/A'],
  ['what is no text is said to be invalid', 'text', 5, 'invalid, please contact customer support'],
] as const)('shows %s', { meta: { shows: ['spec:8.25'] } }, (_, kind, value, shown) => {
  expect(shownValue(kind, value)).toBe(shown);
});

test('masks the EIN and the SSN', { meta: { shows: ['spec:2.133'] } }, () => {
  const masked = [...businessFields, ...representativeFields].filter(({ kind }) => kind === 'masked');
  expect(masked.map(({ name }) => name)).toEqual(['ein', 'ssn']);
});
