import { cardBrand } from '@tillbook/domain';
import type { Connection } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import type { BankDetails, CardDetails, InstrumentDetails, InstrumentPurpose } from './instrument-details.ts';
import { sealingContext } from './open-instrument.ts';
import { insertInstrument, takeInstrumentOrdinal } from './store.ts';

export type NewInstrument = {
  readonly accountId: AuthorizedAccountId;
  readonly purpose: InstrumentPurpose;
  readonly details: InstrumentDetails;
  readonly description?: string;
};

const cardColumns = (card: CardDetails) => ({
  cardBrand: cardBrand(card.number)?.name,
  expirationMonth: card.expirationMonth,
  expirationYear: card.expirationYear,
  postalCode: card.postalCode,
});

const bankColumns = (bank: BankDetails) => ({
  bankAccountType: bank.accountType,
  routingNumber: bank.routingNumber,
  billingAddress: bank.billingAddress && { ...bank.billingAddress },
});

/** Fingerprints a bank account with its routing number, because two banks can use the same account number. */
const numberOf = (details: InstrumentDetails) => {
  switch (details.type) {
    case 'card':
      return {
        number: details.number,
        fingerprinted: `card:${details.number}`,
        columns: cardColumns(details),
      };
    case 'bank_account':
      return {
        number: details.accountNumber,
        fingerprinted: `bank_account:${details.routingNumber}:${details.accountNumber}`,
        columns: bankColumns(details),
      };
  }
};

/**
 * Stores a valid instrument with its sealed number and returns the ID. A card stored twice has two
 * instruments with one fingerprint.
 *
 * @param transaction holds the account's lock
 */
export const createInstrument = async (
  platform: Platform,
  { accountId, purpose, details, description }: NewInstrument,
  transaction: Connection,
): Promise<string> => {
  const id = platform.newIdentifier('pi');
  const { number, fingerprinted, columns } = numberOf(details);
  const sealed = platform.vault.seal(number, sealingContext(id));
  const ordinal = await takeInstrumentOrdinal(transaction, accountId);
  await insertInstrument(transaction, {
    id,
    accountId,
    ordinal,
    // Read under the account's lock, so that times and ordinals have the same order.
    createdAt: platform.clock.now(),
    ...columns,
    type: details.type,
    purpose,
    status: 'active',
    ownerName: details.ownerName,
    description,
    lastFour: number.slice(-4),
    sealedNumber: sealed.bytes,
    sealingKeyId: sealed.keyId,
    numberFingerprint: platform.vault.fingerprint(fingerprinted),
  });
  return id;
};
