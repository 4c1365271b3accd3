import { formatDate, formatDateTime } from '@tillbook/domain';

/**
 * Writes the date of an entry set. A set that was given a day alone stands at its midnight in UTC, and that day is the
 * same everywhere; any other date is a moment.
 *
 * @example entrySetDate('2026-01-31T00:00:00.000Z') // 'Jan 31, 2026'
 */
export const entrySetDate = (date: string): string =>
  /T00:00:00(?:\.0+)?Z$/.test(date) ? formatDate(date, { timeZone: 'UTC' }) : formatDateTime(date);
