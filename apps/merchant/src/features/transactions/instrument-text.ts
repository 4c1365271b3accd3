import type { Transaction } from '@tillbook/contract';
import { bankAccountTypeLabel, maskLastFour } from '@tillbook/domain';

type Instrument = Pick<Transaction, 'lastFour' | 'cardBrand' | 'bankAccountType' | 'instrumentDescription'>;

/** Returns the brand of a card, or the name or type of a bank account. */
export const instrumentName = ({
  cardBrand,
  bankAccountType,
  instrumentDescription,
}: Instrument): string | undefined =>
  cardBrand ?? (instrumentDescription || (bankAccountType && bankAccountTypeLabel(bankAccountType)));

/**
 * Describes the card or bank account of a transaction; `undefined` if it is unknown.
 *
 * @example instrumentText({ cardBrand: 'Visa', lastFour: '4242' }) // 'Visa •••• 4242'
 */
export const instrumentText = (instrument: Instrument): string | undefined => {
  const { lastFour } = instrument;
  if (lastFour === undefined) return undefined;
  return [instrumentName(instrument), maskLastFour(lastFour)].filter(Boolean).join(' ');
};
