import { isRoutingNumber, isZipCode, usStates } from '@tillbook/domain';
import { errorsOf, type Check, type FieldTexts, type Reading } from '../frame/reading.ts';
import type { BankDetails } from '../vault/store-instrument.ts';
import { accountTypes } from './account-types.ts';
import { joinDigits } from '../typing/group-while-typing.ts';
import { bankMessages } from './messages.ts';

/** In page order. An address field is named by its path in the request. */
export const accountFields = ['ownerName', 'accountType', 'routingNumber', 'accountNumber'] as const;
export const addressFields = [
  'billingAddress.addressLine1',
  'billingAddress.addressLine2',
  'billingAddress.city',
  'billingAddress.state',
  'billingAddress.zipcode',
] as const;

export type BankField = (typeof accountFields)[number] | (typeof addressFields)[number];
type BillingAddress = NonNullable<BankDetails['billingAddress']>;

function routingNumberError(number: string): string | undefined {
  if (number.length < 9) return bankMessages.routingNumberMissing;
  return isRoutingNumber(number) ? undefined : bankMessages.routingNumberWrong;
}

function accountNumberError(number: string): string | undefined {
  if (number === '') return bankMessages.accountNumberMissing;
  return /^[0-9]{4,17}$/.test(number) ? undefined : bankMessages.accountNumberWrong;
}

function zipcodeError(zipcode: string): string | undefined {
  if (zipcode === '') return bankMessages.zipcodeMissing;
  return isZipCode(zipcode) ? undefined : bankMessages.zipcodeWrong;
}

const missing = (text: string, error: string): string | undefined => (text === '' ? error : undefined);

const isState = (code: string): boolean => usStates.some((state) => state.code === code);

const addressChecks = (address: BillingAddress): readonly Check<BankField>[] => [
  ['billingAddress.addressLine1', missing(address.addressLine1, bankMessages.addressLine1Missing)],
  ['billingAddress.city', missing(address.city, bankMessages.cityMissing)],
  ['billingAddress.state', isState(address.state) ? undefined : bankMessages.stateMissing],
  ['billingAddress.zipcode', zipcodeError(address.zipcode)],
];

function readAddress(texts: FieldTexts<BankField>): BillingAddress {
  const addressLine2 = texts('billingAddress.addressLine2').trim();
  return {
    addressLine1: texts('billingAddress.addressLine1').trim(),
    ...(addressLine2 !== '' && { addressLine2 }),
    city: texts('billingAddress.city').trim(),
    state: texts('billingAddress.state'),
    zipcode: texts('billingAddress.zipcode').trim(),
  };
}

export function readBankAccount(
  texts: FieldTexts<BankField>,
  asksBillingAddress: boolean,
): Reading<BankDetails, BankField> {
  const ownerName = texts('ownerName').trim();
  const routingNumber = joinDigits(texts('routingNumber'));
  const accountNumber = joinDigits(texts('accountNumber'));
  const accountType = accountTypes.find((known) => known === texts('accountType'));
  const billingAddress = asksBillingAddress ? readAddress(texts) : undefined;
  const errors = errorsOf<BankField>([
    ['ownerName', missing(ownerName, bankMessages.ownerNameMissing)],
    ['accountType', accountType ? undefined : bankMessages.accountTypeMissing],
    ['routingNumber', routingNumberError(routingNumber)],
    ['accountNumber', accountNumberError(accountNumber)],
    ...(billingAddress ? addressChecks(billingAddress) : []),
  ]);
  if (!accountType || errors.size > 0) return { ok: false, errors };
  return {
    ok: true,
    details: {
      type: 'bank_account',
      ownerName,
      accountType,
      routingNumber,
      accountNumber,
      ...(billingAddress && { billingAddress }),
    },
  };
}
