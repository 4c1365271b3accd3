import type { LedgerEntry } from '@tillbook/contract';
import {
  bankAccountTypeLabel,
  ledgerCategoryLabel,
  maskLastFour,
  movementEntryLabel,
} from '@tillbook/domain';

/** Describes an entry beyond its category, as in "Payout to Business Checking •••• 2109". */
export const entryDetail = (entry: LedgerEntry): string | undefined => {
  const { kind, transactionDescription, parentDescription } = entry;
  switch (kind) {
    case 'payment':
      return [movementEntryLabel(kind), transactionDescription].filter(Boolean).join(' · ');
    case 'payout':
      return payoutText(entry);
    case 'refund':
    case 'chargeback':
    case 'reversal':
      return parentDescription === undefined
        ? movementEntryLabel(kind)
        : `${movementEntryLabel(kind)} of ${parentDescription}`;
    case undefined:
      return ownDescription(entry);
    default:
      return transactionDescription;
  }
};

const payoutText = ({ bankAccountType, lastFour }: LedgerEntry): string => {
  const destination = [
    bankAccountType && bankAccountTypeLabel(bankAccountType),
    lastFour && maskLastFour(lastFour),
  ];
  const known = destination.filter(Boolean).join(' ');
  return known === '' ? 'Payout' : `Payout to ${known}`;
};

/** Omits a description that only repeats the category. */
const ownDescription = ({ description, category }: LedgerEntry): string | undefined =>
  description === ledgerCategoryLabel(category) ? undefined : description;
