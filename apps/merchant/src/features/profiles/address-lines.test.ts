import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

test('formats an address as on a letter', () => {
  expect(
    addressLines({
      addressLine1: '18 Custom House Wharf',
      addressLine2: 'Unit 3',
      city: 'Portland',
      state: 'ME',
      zipcode: '04101',
    }),
  ).toEqual(['18 Custom House Wharf', 'Unit 3', 'Portland, ME 04101', 'USA']);
});

test('omits missing parts of an address, and returns no lines for an empty address', () => {
  expect(addressLines({ addressLine1: '', city: 'Portland' })).toEqual(['Portland', 'USA']);
  expect(addressLines({ zipcode: '04101' })).toEqual(['04101', 'USA']);
  expect(addressLines({})).toEqual([]);
});

test('reports a part that is not text', () => {
  expect(addressLines({ city: 5 })).toEqual(['invalid, please contact customer support', 'USA']);
});
