import type { EntrySet } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

/** False where an amount of an entry set was not as agreed: it is shown as `$ --`, and the set is left as it is. */
export const hasReadableLines = ({ totalDebitCents, totalCreditCents, ledgerEntries }: EntrySet): boolean =>
  isReadable(
    totalDebitCents,
    totalCreditCents,
    ...ledgerEntries.flatMap(({ debitCents, creditCents }) => [debitCents, creditCents]),
  );
