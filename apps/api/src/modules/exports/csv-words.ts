import type { ExportColumn } from '@tillbook/contract';
import { ledgerCategoryLabel } from '@tillbook/domain';
import type { ExportedRow } from './sources/export-source.ts';

const typeWords: Readonly<Record<string, string>> = {
  pull: 'payment',
  push: 'payout',
  bank_account: 'bank account',
};

const codeColumns: ReadonlySet<ExportColumn> = new Set<ExportColumn>(['channel', 'reason', 'status']);

/** A value as a person reads it in a spreadsheet; in JSON it is the API's own. */
export const csvWords = (row: ExportedRow, column: ExportColumn, value: string): string => {
  // A refund is no payout, though its money goes out as well.
  if (column === 'type') return String(row.subtype ?? typeWords[value] ?? value);
  if (column === 'category') return ledgerCategoryLabel(value);
  return codeColumns.has(column) ? value.replaceAll('_', ' ') : value;
};
