import { expect, test } from 'vitest';
import { bankMessages } from './messages.ts';
import { accountFields, addressFields, readBankAccount, type BankField } from './read-bank-account.ts';

const account: Partial<Record<BankField, string>> = {
  ownerName: ' Harbor Coffee Roasters LLC ',
  accountType: 'business_checking',
  routingNumber: '110000000',
  accountNumber: '000123456789',
};
const address: Partial<Record<BankField, string>> = {
  'billingAddress.addressLine1': '1 Wharf Street',
  'billingAddress.city': 'Portland',
  'billingAddress.state': 'ME',
  'billingAddress.zipcode': '04101',
};
const read = (texts: Partial<Record<BankField, string>>, asksBillingAddress: boolean) =>
  readBankAccount((field) => texts[field] ?? '', asksBillingAddress);
const errorsOf = (texts: Partial<Record<BankField, string>>, asksBillingAddress = false) => {
  const result = read(texts, asksBillingAddress);
  return result.ok ? {} : Object.fromEntries(result.errors);
};

test("reads a buyer's bank account without an address", () => {
  expect(read({ ...account, ...address }, false)).toEqual({
    ok: true,
    details: {
      type: 'bank_account',
      ownerName: 'Harbor Coffee Roasters LLC',
      accountType: 'business_checking',
      routingNumber: '110000000',
      accountNumber: '000123456789',
    },
  });
});

test('reads a payout account with an address, and a second line only if typed', () => {
  const result = read({ ...account, ...address }, true);
  expect(result).toMatchObject({
    ok: true,
    details: {
      billingAddress: { addressLine1: '1 Wharf Street', city: 'Portland', state: 'ME', zipcode: '04101' },
    },
  });
  expect(JSON.stringify(result)).not.toContain('addressLine2');
  expect(read({ ...account, ...address, 'billingAddress.addressLine2': ' Pier 3 ' }, true)).toMatchObject({
    details: { billingAddress: { addressLine2: 'Pier 3' } },
  });
});

test('names every required field of an empty form, in order', () => {
  const result = read({}, true);
  const required = [...accountFields, ...addressFields].filter((field) => !field.endsWith('addressLine2'));
  expect(result.ok ? [] : [...result.errors.keys()]).toEqual(required);
});

test.each([
  [{ accountType: 'offshore' }, { accountType: bankMessages.accountTypeMissing }],
  [{ routingNumber: '11000000' }, { routingNumber: bankMessages.routingNumberMissing }],
  [{ routingNumber: '110000001' }, { routingNumber: bankMessages.routingNumberWrong }],
  [{ routingNumber: '1100000001234' }, { routingNumber: bankMessages.routingNumberWrong }],
  [{ accountNumber: 'DE89370400440532013000' }, { accountNumber: bankMessages.accountNumberWrong }],
  [{ accountNumber: '1'.repeat(18) }, { accountNumber: bankMessages.accountNumberWrong }],
  [{ accountNumber: '123' }, { accountNumber: bankMessages.accountNumberWrong }],
  [{ accountNumber: '' }, { accountNumber: bankMessages.accountNumberMissing }],
])('rejects the bank account %j', (changes, errors) => {
  expect(errorsOf({ ...account, ...changes })).toEqual(errors);
});

test.each([
  [{ 'billingAddress.state': 'PR' }, { 'billingAddress.state': bankMessages.stateMissing }],
  [{ 'billingAddress.zipcode': '0410' }, { 'billingAddress.zipcode': bankMessages.zipcodeWrong }],
  [{ 'billingAddress.zipcode': '' }, { 'billingAddress.zipcode': bankMessages.zipcodeMissing }],
  [{ 'billingAddress.zipcode': '04101-1234' }, {}],
])('validates the address %j', (changes, errors) => {
  expect(errorsOf({ ...account, ...address, ...changes }, true)).toEqual(errors);
});
