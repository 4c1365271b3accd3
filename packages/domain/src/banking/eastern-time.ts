import { isCalendarDate } from '../dates/is-calendar-date.ts';
import { endOfBankingDate } from './banking-days.ts';
import { bankingMonth, bankingMonthOf } from './banking-months.ts';

/** The time zone of banking days, settlements and statements, as an option of the date formats. */
export const easternTime = { timeZone: 'America/New_York' } as const;

const minuteMs = 60_000;
const dayMinutes = 1440;
/** On the two days of a year on which clocks change, the new offset applies from this minute. */
const clockChangeMinutes = 120;

/**
 * Returns the midnight in New York at which the day of an instant began.
 *
 * @param instant - a moment
 * @returns an invalid `Date` for an invalid `Date`
 * @example
 * startOfBankingDate(new Date('2026-11-25T19:00:00Z')).toISOString(); // '2026-11-25T05:00:00.000Z'
 */
export function startOfBankingDate(instant: Date): Date {
  // A day and a half before the end of a day is within the previous day, even if one of them has 23 or 25 hours.
  return endOfBankingDate(new Date(endOfBankingDate(instant).getTime() - 1.5 * dayMinutes * minuteMs));
}

/**
 * Returns the midnight in New York at which the month of an instant began.
 *
 * @param instant - a moment
 * @throws RangeError for an invalid `Date` (a bug in the caller)
 * @example
 * startOfBankingMonth(new Date('2026-12-01T04:59:59Z')).toISOString(); // '2026-11-01T04:00:00.000Z'
 */
export function startOfBankingMonth(instant: Date): Date {
  return bankingMonth(bankingMonthOf(instant))?.from ?? startOfBankingDate(instant);
}

/**
 * Returns the instant of a day and a time on New York's clocks.
 *
 * @param day - `2026-11-25`
 * @param time - `09:00`, on a 24-hour clock
 * @returns undefined if the day or the time is incomplete or does not exist
 * @example
 * easternInstant('2026-11-25', '09:00')?.toISOString(); // '2026-11-25T14:00:00.000Z'
 */
export function easternInstant(day: string, time: string): Date | undefined {
  const minutes = minutesOf(time);
  if (minutes === undefined || !isCalendarDate(day)) return undefined;
  const start = startOfBankingDate(new Date(`${day}T17:00:00Z`));
  return minutes < clockChangeMinutes
    ? new Date(start.getTime() + minutes * minuteMs)
    : new Date(endOfBankingDate(start).getTime() - (dayMinutes - minutes) * minuteMs);
}

function minutesOf(time: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
