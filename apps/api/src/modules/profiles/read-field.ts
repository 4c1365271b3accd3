import {
  businessTypes,
  findMerchantCategory,
  isCalendarDate,
  maskLastFour,
  usStates,
} from '@tillbook/domain';

type FieldReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string };

/** Parses a non-empty input into its stored form. */
export type FieldReader = (typed: string, stored: string) => FieldReading;

const fault = (message: string): FieldReading => ({ ok: false, message });
const found = (value: string): FieldReading => ({ ok: true, value });

export const readText: FieldReader = (typed) => found(typed);

export const readState: FieldReader = (typed) =>
  usStates.some(({ code }) => code === typed) ? found(typed) : fault('Choose one of the 50 states.');

export const readBusinessType: FieldReader = (typed) =>
  businessTypes.some(({ value }) => value === typed) ? found(typed) : fault('Choose a business type.');

export const readMerchantCategory: FieldReader = (typed) => {
  const category = findMerchantCategory(typed);
  return category ? found(category.code) : fault('Choose a merchant category.');
};

export const readWebAddress: FieldReader = (typed) =>
  /^https?:\/\//i.test(typed) && URL.canParse(typed)
    ? found(typed)
    : fault('Enter an address that begins with http:// or https://.');

export const readDate: FieldReader = (typed) =>
  isCalendarDate(typed) ? found(typed) : fault('Enter a date as YYYY-MM-DD.');

const hidingCharacter = /[•●*#xX]/;

/** A masked number that comes back unchanged represents the stored one. */
const isMaskOf = (typed: string, stored: string) =>
  stored !== '' && hidingCharacter.test(typed) && maskLastFour(typed) === maskLastFour(stored);

export const readNineDigits: FieldReader = (typed, stored) => {
  if (isMaskOf(typed, stored)) return found(stored);
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? found(digits) : fault('Enter all nine digits.');
};
