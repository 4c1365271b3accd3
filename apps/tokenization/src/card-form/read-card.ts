import { cardBrand, isCardNumber, isPostalCode } from '@tillbook/domain';
import { errorsOf, type FieldTexts, type Reading } from '../frame/reading.ts';
import type { CardDetails } from '../vault/store-instrument.ts';
import { isPast, readExpiry } from './expiry.ts';
import { cardMessages } from './messages.ts';

export type CardField = 'ownerName' | 'number' | 'expiration' | 'securityCode' | 'postalCode';

const securityCodeLength = (number: string): number => cardBrand(number)?.securityCodeLength ?? 3;

function numberError(number: string): string | undefined {
  if (number === '') return cardMessages.numberMissing;
  return isCardNumber(number) ? undefined : cardMessages.numberWrong;
}

function expirationError(text: string, today: Date): string | undefined {
  const expiry = readExpiry(text);
  if (!expiry) return cardMessages.expirationMissing;
  return isPast(expiry, today) ? cardMessages.expired : undefined;
}

function securityCodeError(code: string, number: string): string | undefined {
  const length = securityCodeLength(number);
  if (/^[0-9]+$/.test(code) && code.length === length) return undefined;
  return length === 4 ? cardMessages.securityCodeOfFour : cardMessages.securityCodeOfThree;
}

/** Accepts formats other than five digits, because foreign cards are accepted too. */
function postalCodeError(postalCode: string): string | undefined {
  if (postalCode === '') return cardMessages.postalCodeMissing;
  return isPostalCode(postalCode) ? undefined : cardMessages.postalCodeWrong;
}

export function readCard(texts: FieldTexts<CardField>, today: Date): Reading<CardDetails, CardField> {
  const ownerName = texts('ownerName').trim();
  const postalCode = texts('postalCode').trim();
  const expiry = readExpiry(texts('expiration'));
  const errors = errorsOf<CardField>([
    ['ownerName', ownerName === '' ? cardMessages.ownerNameMissing : undefined],
    ['number', numberError(texts('number'))],
    ['expiration', expirationError(texts('expiration'), today)],
    ['securityCode', securityCodeError(texts('securityCode'), texts('number'))],
    ['postalCode', postalCodeError(postalCode)],
  ]);
  if (!expiry || errors.size > 0) return { ok: false, errors };
  return {
    ok: true,
    details: {
      type: 'card',
      ownerName,
      number: texts('number').replaceAll(' ', ''),
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      securityCode: texts('securityCode'),
      postalCode,
    },
  };
}
