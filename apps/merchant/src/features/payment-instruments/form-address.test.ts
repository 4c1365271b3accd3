import { formAddress as formAddressSchema } from '@tillbook/contract/frame';
import { expect, test } from 'vitest';
import { formAddress } from './form-address.ts';

const base = 'http://localhost:4311';

test.each([
  ['card-form', 'buyer', `${base}/card-form?accountId=acc_1&ownerType=buyer`],
  ['bank-form', 'buyer', `${base}/bank-form?accountId=acc_1&ownerType=buyer`],
  ['bank-form', 'payout', `${base}/bank-form?accountId=acc_1&billingAddress=true`],
] as const)(
  'builds the address of the %s for a %s',
  { meta: { shows: ['spec:7.35'] } },
  (kind, purpose, address) => {
    expect(formAddress(base, kind, 'acc_1', purpose)).toBe(address);
  },
);

test('escapes the account ID in an address that the form accepts', () => {
  const { searchParams } = new URL(formAddress(base, 'card-form', 'acc&ownerType=payout', 'buyer'));
  expect(formAddressSchema.safeParse(Object.fromEntries(searchParams)).data).toEqual({
    accountId: 'acc&ownerType=payout',
    ownerType: 'buyer',
  });
});
