import {
  businessTypes,
  findMerchantCategory,
  hasInvisibleCharacter,
  invisibleCharacterMessage,
  isAdultBirthDate,
  isCalendarDate,
  isEmailAddress,
  isEmployerNumber,
  isIncorporationDate,
  isPhoneNumber,
  isSocialSecurityNumber,
  isZipCode,
  maskLastFour,
  readNineDigits,
  readWebsite,
  toHalfWidth,
  usStates,
} from '@tillbook/domain';

type FieldReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string };

/** Parses a non-empty input into its stored form. */
export type FieldReader = (typed: string, stored: string) => FieldReading;

const fault = (message: string): FieldReading => ({ ok: false, message });
const found = (value: string): FieldReading => ({ ok: true, value });

const readBy =
  (isGood: (text: string) => boolean, message: string): FieldReader =>
  (typed) =>
    isGood(typed) ? found(typed) : fault(message);

export const readLine = readBy((text) => !hasInvisibleCharacter(text), invisibleCharacterMessage);

export const readLines = readBy(
  (text) => !hasInvisibleCharacter(text.replaceAll(/[\t\r\n]/g, ' ')),
  invisibleCharacterMessage,
);

export const readEmail = readBy(isEmailAddress, 'Please enter an email address');

const readZip = readBy(isZipCode, 'Enter a ZIP code of five or nine digits.');
const readPhone = readBy(isPhoneNumber, 'Enter a phone number with its area code.');

export const readZipCode: FieldReader = (typed, stored) => readZip(toHalfWidth(typed), stored);
export const readPhoneNumber: FieldReader = (typed, stored) => readPhone(toHalfWidth(typed), stored);

export const readState: FieldReader = (typed) =>
  usStates.some(({ code }) => code === typed) ? found(typed) : fault('Choose one of the 50 states.');

export const readBusinessType: FieldReader = (typed) =>
  businessTypes.some(({ value }) => value === typed) ? found(typed) : fault('Choose a business type.');

export const readMerchantCategory: FieldReader = (typed) => {
  const category = findMerchantCategory(typed);
  return category ? found(category.code) : fault('Choose a merchant category.');
};

export const readWebAddress: FieldReader = (typed) => {
  const website = readWebsite(typed);
  return website === undefined ? fault('Enter an address such as https://www.example.com.') : found(website);
};

const readDate =
  (isGood: (date: string, today: string) => boolean, message: string) =>
  (today: string): FieldReader =>
  (typed) => {
    if (!isCalendarDate(typed)) return fault('Enter a date as YYYY-MM-DD.');
    return isGood(typed, today) ? found(typed) : fault(message);
  };

export const readBirthDate = readDate(
  isAdultBirthDate,
  'Enter the birth date of a person of at least 18 years.',
);
export const readIncorporationDate = readDate(isIncorporationDate, 'Enter a date that is not in the future.');

const hidingCharacter = /[•●*#xX]/;

const isMaskOf = (typed: string, stored: string) =>
  stored !== '' && hidingCharacter.test(typed) && maskLastFour(typed) === maskLastFour(stored);

const readTaxNumber =
  (isIssued: (digits: string) => boolean, message: string): FieldReader =>
  (typed, stored) => {
    if (isMaskOf(typed, stored)) return found(stored);
    const digits = readNineDigits(typed);
    if (digits === undefined) return fault('Enter all nine digits.');
    // Accepts the stored number again, even if the rule has changed.
    return digits === stored || isIssued(digits) ? found(digits) : fault(message);
  };

export const readEin = readTaxNumber(isEmployerNumber, 'No EIN has these digits. Check the number.');
export const readSsn = readTaxNumber(isSocialSecurityNumber, 'No SSN has these digits. Check the number.');
