import type { Transaction } from '@tillbook/contract';
import { bankAccountTypeLabel, maskLastFour } from '@tillbook/domain';

type Instrument = Pick<Transaction, 'lastFour' | 'cardBrand' | 'bankAccountType' | 'instrumentDescription'>;

/**
 * Describes the card or bank account of a transaction; `undefined` if it is unknown.
 *
 * @example instrumentText({ cardBrand: 'Visa', lastFour: '4242' }) // 'Visa •••• 4242'
 */
export const instrumentText = ({
  lastFour,
  cardBrand,
  bankAccountType,
  instrumentDescription,
}: Instrument): string | undefined => {
  if (lastFour === undefined) return undefined;
  const account = instrumentDescription || (bankAccountType && bankAccountTypeLabel(bankAccountType));
  return [cardBrand ?? account, maskLastFour(lastFour)].filter(Boolean).join(' ');
};
