import { expect, test } from 'vitest';
import { readFormAddress } from './form-address.ts';

test.each([
  ['?accountId=acc_1&ownerType=buyer', { asksBillingAddress: false }],
  ['?accountId=acc_1&billingAddress=true', { asksBillingAddress: true }],
  ['?accountId=an-account-nobody-has&ownerType=buyer&later=1', { asksBillingAddress: false }],
  ['', undefined],
  ['?ownerType=buyer', undefined],
  ['?accountId=acc_1&billingAddress=yes', undefined],
  ['?accountId=acc_1&ownerType=thief', undefined],
])('parses the form address %j', (search, expected) => {
  expect(readFormAddress(search)).toEqual(expected);
});
