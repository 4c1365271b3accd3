import type { EntrySet } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

/** Returns false if an amount of an entry set was malformed: it is shown as `$ --`, and the set cannot be changed. */
export const hasReadableLines = ({ totalDebitCents, totalCreditCents, ledgerEntries }: EntrySet): boolean =>
  isReadable(
    totalDebitCents,
    totalCreditCents,
    ...ledgerEntries.flatMap(({ debitCents, creditCents }) => [debitCents, creditCents]),
  );
