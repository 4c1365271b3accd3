import type { GeneralLedgerAccount } from '@tillbook/contract';

/** The order of a balance sheet, then of an income statement. */
const types = ['Asset', 'Liability', 'Equity', 'Income', 'Expense'];

const placeOf = (type: string): number => {
  const place = types.indexOf(type);
  return place === -1 ? types.length : place;
};

/** Accounts by type and, within one, by number. A type that is not known comes last. */
export const byTypeAndNumber = (accounts: readonly GeneralLedgerAccount[]): readonly GeneralLedgerAccount[] =>
  accounts.toSorted(
    (first, second) =>
      placeOf(first.type) - placeOf(second.type) ||
      first.number.localeCompare(second.number, 'en', { numeric: true }),
  );
