import type { GeneralLedgerAccount } from '@tillbook/contract';

/** The order of a balance sheet, then of an income statement. */
const types = ['Asset', 'Liability', 'Equity', 'Income', 'Expense'];

const indexOfType = (type: string): number => {
  const index = types.indexOf(type);
  return index === -1 ? types.length : index;
};

/** Sorts unknown types last. */
export const byTypeAndNumber = (accounts: readonly GeneralLedgerAccount[]): readonly GeneralLedgerAccount[] =>
  accounts.toSorted(
    (first, second) =>
      indexOfType(first.type) - indexOfType(second.type) ||
      first.number.localeCompare(second.number, 'en', { numeric: true }),
  );
