import {
  exportColumnLabels,
  exportColumnsAmong,
  type ExportColumn,
  type ExportFormat,
  type Transaction,
} from '@tillbook/contract';
import { csvRow, type CsvCell } from '@tillbook/domain';
import { decimal } from '../../csv/decimal.ts';
import { localTime, type LocalTime } from '../../csv/local-time.ts';

/** How a file is written, piece by piece. */
export type FileText = {
  readonly contentType: string;
  readonly opening: string;
  /** Some rows more. */
  rows(transactions: readonly Transaction[]): string;
  readonly closing: string;
};

const headingOf = (column: ExportColumn, timeZone: string): string =>
  column === 'createdAt' ? `${exportColumnLabels[column]} (${timeZone})` : exportColumnLabels[column];

const csvCell = (transaction: Transaction, column: ExportColumn, time: LocalTime): CsvCell => {
  if (column === 'amount') return { number: decimal(transaction.amount) };
  if (column === 'createdAt') return time.plain(new Date(transaction.createdAt));
  return transaction[column] ?? '';
};

const csvText = (columns: readonly ExportColumn[], timeZone: string): FileText => {
  const time = localTime(timeZone);
  const row = (transaction: Transaction) =>
    csvRow(columns.map((column) => csvCell(transaction, column, time)));
  return {
    contentType: 'text/csv; charset=utf-8',
    opening: csvRow(columns.map((column) => headingOf(column, timeZone))),
    rows: (transactions) => transactions.map(row).join(''),
    closing: '',
  };
};

/** As the API gives it, amounts in cents; what a transaction has not is null, so that all rows have the same names. */
const jsonText = (columns: readonly ExportColumn[], timeZone: string): FileText => {
  const time = localTime(timeZone);
  const value = (transaction: Transaction, column: ExportColumn) =>
    column === 'createdAt' ? time.withOffset(new Date(transaction.createdAt)) : (transaction[column] ?? null);
  const row = (transaction: Transaction) =>
    JSON.stringify(Object.fromEntries(columns.map((column) => [column, value(transaction, column)])));
  let isFirst = true;
  return {
    contentType: 'application/json',
    opening: '[',
    rows: (transactions) => {
      const text = transactions.map((transaction) => `\n${row(transaction)}`).join(',');
      const separator = isFirst ? '' : ',';
      isFirst = false;
      return `${separator}${text}`;
    },
    closing: '\n]\n',
  };
};

/** @param columns as they were asked for; they were checked then */
export const fileText = (format: ExportFormat, columns: readonly string[], timeZone: string): FileText => {
  const known = exportColumnsAmong(columns);
  switch (format) {
    case 'csv':
      return csvText(known, timeZone);
    case 'json':
      return jsonText(known, timeZone);
  }
};
