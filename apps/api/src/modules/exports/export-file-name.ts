import { localTime } from '../../downloads/csv/local-time.ts';
import type { ExportFilter } from '@tillbook/contract';
import type { ExportRow } from './store.ts';

const isStartOfMonth = (written: string): boolean => written.endsWith('-01 00:00:00');

/** Returns the month before a date: `2026-10` for `2026-11-01`. */
const monthBefore = (date: string): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() - 1);
  return moment.toISOString().slice(0, 7);
};

const periodOf = (timeZone: string, from: Date, until: Date): string => {
  const local = localTime(timeZone);
  const [start, end] = [local.plain(from), local.plain(until)];
  const month = start.slice(0, 7);
  if (isStartOfMonth(start) && isStartOfMonth(end) && monthBefore(end.slice(0, 10)) === month) return month;
  const [first, last] = [start.slice(0, 10), local.plain(new Date(until.getTime() - 1)).slice(0, 10)];
  return first === last ? first : `${first}-to-${last}`;
};

const dateOf = (timeZone: string, moment: Date): string => localTime(timeZone).plain(moment).slice(0, 10);

type NamedFilter = Pick<ExportFilter, 'from' | 'until' | 'settlementId'>;

/** Uses the day of the export if the file has neither a settlement nor a period. */
const rangeOf = ({ timeZone, createdAt }: NamedExport, { from, until, settlementId }: NamedFilter) => {
  if (settlementId !== undefined) return settlementId;
  if (from !== undefined && until !== undefined) return periodOf(timeZone, new Date(from), new Date(until));
  if (from !== undefined) return `from-${dateOf(timeZone, new Date(from))}`;
  if (until !== undefined) return `to-${dateOf(timeZone, new Date(new Date(until).getTime() - 1))}`;
  return dateOf(timeZone, createdAt);
};

type NamedExport = Pick<ExportRow, 'list' | 'format' | 'timeZone' | 'createdAt'>;

/**
 * Returns the file name of an export, with the period of its rows.
 *
 * @example
 * exportFileName(row, { from: '2026-10-01T04:00:00Z', until: '2026-11-01T04:00:00Z' }); // payments-2026-10.csv
 */
export const exportFileName = (row: NamedExport, filter: NamedFilter = {}): string =>
  `${row.list}-${rangeOf(row, filter)}.${row.format}`;
