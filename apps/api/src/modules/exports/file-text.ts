import {
  exportColumnLabels,
  exportColumnsAmong,
  type ExportColumn,
  type ExportFormat,
} from '@tillbook/contract';
import { csvHeadings, csvMediaType, csvRow, type CsvCell, formatDecimal } from '@tillbook/domain';
import { csvWords } from './csv-words.ts';
import type { ExportedRow } from './sources/export-source.ts';
import { localTime, type LocalTime } from '../../downloads/csv/local-time.ts';

export type FileText = {
  readonly contentType: string;
  readonly opening: string;
  rows(rows: readonly ExportedRow[]): string;
  readonly closing: string;
};

const amountColumns: ReadonlySet<ExportColumn> = new Set<ExportColumn>([
  'amount',
  'totalAmount',
  'totalFees',
  'netAmount',
  'afterBalance',
]);
const timeColumns: ReadonlySet<ExportColumn> = new Set<ExportColumn>([
  'createdAt',
  'updatedAt',
  'respondBy',
  'readyToSettleAt',
  'settledAt',
]);

const headingOf = (column: ExportColumn, timeZone: string): string =>
  timeColumns.has(column) ? `${exportColumnLabels[column]} (${timeZone})` : exportColumnLabels[column];

const csvCell = (row: ExportedRow, column: ExportColumn, time: LocalTime): CsvCell => {
  const value = row[column];
  if (value === undefined) return '';
  if (typeof value === 'number')
    return { number: amountColumns.has(column) ? formatDecimal(value) : String(value) };
  return timeColumns.has(column) ? time.withOffset(new Date(value)) : csvWords(row, column, value);
};

const csvText = (columns: readonly ExportColumn[], timeZone: string): FileText => {
  const time = localTime(timeZone);
  const line = (row: ExportedRow) => csvRow(columns.map((column) => csvCell(row, column, time)));
  return {
    contentType: csvMediaType,
    opening: csvHeadings(columns.map((column) => headingOf(column, timeZone))),
    rows: (rows) => rows.map(line).join(''),
    closing: '',
  };
};

/**
 * Formats rows as the API returns them, but with times in the export's time zone. Absent values are null, so
 * that all rows have the same keys.
 */
const jsonText = (columns: readonly ExportColumn[], timeZone: string): FileText => {
  const time = localTime(timeZone);
  const value = (row: ExportedRow, column: ExportColumn) => {
    const written = row[column] ?? null;
    return typeof written === 'string' && timeColumns.has(column) ? time.iso(new Date(written)) : written;
  };
  const object = (row: ExportedRow) =>
    JSON.stringify(Object.fromEntries(columns.map((column) => [column, value(row, column)])));
  let isFirst = true;
  return {
    contentType: 'application/json',
    opening: '[',
    rows: (rows) => {
      const text = rows.map((row) => `\n${object(row)}`).join(',');
      const separator = isFirst ? '' : ',';
      isFirst = false;
      return `${separator}${text}`;
    },
    closing: '\n]\n',
  };
};

/** @param columns the requested columns, checked when the export was created; unknown columns are skipped */
export const fileText = (format: ExportFormat, columns: readonly string[], timeZone: string): FileText => {
  const known = exportColumnsAmong(columns);
  switch (format) {
    case 'csv':
      return csvText(known, timeZone);
    case 'json':
      return jsonText(known, timeZone);
  }
};
