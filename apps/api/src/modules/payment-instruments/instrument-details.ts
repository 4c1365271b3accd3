import {
  cardBrand,
  isCardNumber,
  isPostalCode,
  isRoutingNumber,
  isZipCode,
  usStates,
} from '@tillbook/domain';

export type InstrumentPurpose = 'buyer' | 'payout';

export type CardDetails = {
  readonly type: 'card';
  readonly ownerName: string;
  readonly number: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly postalCode: string;
};

export type BankDetails = {
  readonly type: 'bank_account';
  readonly ownerName: string;
  readonly accountType: string;
  readonly accountNumber: string;
  readonly routingNumber: string;
  readonly billingAddress?: Readonly<Record<string, string>> | undefined;
};

/** Excludes the security code, which is checked but never stored. */
export type InstrumentDetails = CardDetails | BankDetails;

export type FieldErrors = Readonly<Record<string, string>>;

/** Returns noon UTC after the month's last day, when the month is over in every time zone. */
const expiresAtMs = ({ expirationMonth, expirationYear }: CardDetails) =>
  Date.UTC(expirationYear, expirationMonth, 1, 12);

const cardFaults = (card: CardDetails, securityCode: string, now: Date): FieldErrors => {
  const codeLength = cardBrand(card.number)?.securityCodeLength;
  return {
    ...(!isCardNumber(card.number) && { number: 'Check the card number.' }),
    ...(!isPostalCode(card.postalCode) && { postalCode: 'Check the ZIP code.' }),
    ...(now.getTime() >= expiresAtMs(card) && { expirationMonth: 'This card has expired.' }),
    ...(codeLength !== undefined &&
      codeLength !== securityCode.length && {
        securityCode: `The security code has ${codeLength} digits.`,
      }),
  };
};

const addressFaults = ({ billingAddress }: BankDetails): FieldErrors => {
  if (billingAddress === undefined) return { billingAddress: 'Enter the billing address.' };
  const { state, zipcode } = billingAddress;
  return {
    ...(!usStates.some(({ code }) => code === state) && { 'billingAddress.state': 'Choose a state.' }),
    ...(!isZipCode(zipcode ?? '') && { 'billingAddress.zipcode': 'Enter a ZIP code.' }),
  };
};

const bankFaults = (bank: BankDetails, purpose: InstrumentPurpose): FieldErrors => ({
  ...(!isRoutingNumber(bank.routingNumber) && { routingNumber: 'Check the routing number.' }),
  ...(purpose === 'payout' && addressFaults(bank)),
});

/**
 * Returns messages by field, none of which contains the input.
 *
 * @param securityCode the card's security code, which is not stored
 */
export const instrumentFaults = (
  details: InstrumentDetails,
  purpose: InstrumentPurpose,
  securityCode: string,
  now: Date,
): FieldErrors => {
  switch (details.type) {
    case 'card':
      return purpose === 'payout'
        ? { type: 'Withdrawals go to a bank account.' }
        : cardFaults(details, securityCode, now);
    case 'bank_account':
      return bankFaults(details, purpose);
  }
};
