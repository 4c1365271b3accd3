import type { ExportColumn } from '@tillbook/contract';
import { ledgerCategoryLabel } from '@tillbook/domain';
import type { ExportedRow } from './sources/export-source.ts';

const typeWords: Readonly<Record<string, string>> = {
  pull: 'payment',
  push: 'payout',
  bank_account: 'bank account',
};

const codeColumns: ReadonlySet<ExportColumn> = new Set<ExportColumn>(['channel', 'reason', 'status']);

/** Formats a value for reading in a spreadsheet. A JSON file contains the API's values. */
export const csvWords = (row: ExportedRow, column: ExportColumn, value: string): string => {
  // A refund has the type of a payout, so its subtype is used.
  if (column === 'type') return String(row.subtype ?? typeWords[value] ?? value);
  if (column === 'category') return ledgerCategoryLabel(value);
  return codeColumns.has(column) ? value.replaceAll('_', ' ') : value;
};
