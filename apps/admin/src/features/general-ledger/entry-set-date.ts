import { formatDate, formatDateTime } from '@tillbook/domain';

/**
 * Formats the date of an entry set. A set with only a date is stored at midnight UTC and shows that day in
 * every time zone; any other date is a point in time.
 *
 * @example entrySetDate('2026-01-31T00:00:00.000Z') // 'Jan 31, 2026'
 */
export const entrySetDate = (date: string): string =>
  /T00:00:00(?:\.0+)?Z$/.test(date) ? formatDate(date, { timeZone: 'UTC' }) : formatDateTime(date);
