import { endOfBankingDate } from './banking-days.ts';

/** A calendar month in New York: its first instant, and the first instant after it. */
export interface BankingMonth {
  readonly from: Date;
  readonly until: Date;
}

const monthPattern = /^(2\d{3})-(0[1-9]|1[0-2])$/;
const halfDayMs = 12 * 3_600_000;
// Late afternoon UTC is the same date in New York, in summer and in winter.
const sameDateHour = 17;

let monthFormatter: Intl.DateTimeFormat | undefined;

/**
 * Returns the calendar month in New York in which an instant falls.
 *
 * @param instant - a moment: 2026-12-01T04:59Z is still November there
 * @returns `2026-11`
 * @throws RangeError for an invalid `Date` (a bug in the caller)
 * @example
 * bankingMonthOf(new Date('2026-12-01T04:59:00Z')); // '2026-11'
 */
export function bankingMonthOf(instant: Date): string {
  return new Date(endOfBankingDate(instant).getTime() - halfDayMs).toISOString().slice(0, 7);
}

/**
 * Returns the beginning and the end of a calendar month in New York.
 *
 * @param month - `2026-11`
 * @returns undefined if the text is not a month of the years 2000 to 2999
 * @example
 * bankingMonth('2026-11')?.until.toISOString(); // '2026-12-01T05:00:00.000Z'
 */
export function bankingMonth(month: string): BankingMonth | undefined {
  const [, year, number] = monthPattern.exec(month) ?? [];
  if (year === undefined) return undefined;
  const index = Number(number) - 1;
  return { from: monthStart(Number(year), index), until: monthStart(Number(year), index + 1) };
}

/**
 * Adds a number of months to a month.
 *
 * @param month - `2026-11`
 * @param months - a whole number, below zero for earlier months
 * @throws RangeError if `month` is not a month (a bug in the caller)
 * @example
 * addMonths('2026-11', -11); // '2025-12'
 */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/**
 * Writes a month in words.
 *
 * @param month - `2026-11`; an invalid month is returned unchanged
 * @example
 * formatMonth('2026-11'); // 'November 2026'
 */
export function formatMonth(month: string): string {
  if (!monthPattern.test(month)) return month;
  monthFormatter ??= new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return monthFormatter.format(new Date(`${month}-01T00:00:00Z`));
}

// The month begins when the day before it ends.
function monthStart(year: number, monthIndex: number): Date {
  return endOfBankingDate(new Date(Date.UTC(year, monthIndex, 0, sameDateHour)));
}
