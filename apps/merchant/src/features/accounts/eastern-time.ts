import { bankingMonth, bankingMonthOf, endOfBankingDate, isCalendarDate } from '@tillbook/domain';

/** The time zone of the banks' days, in which a balance is explained. */
export const easternTime = { timeZone: 'America/New_York' } as const;

const minuteMs = 60_000;
const dayMinutes = 1440;
/** From here on the clocks have changed, on the two days of a year on which they do. */
const clockChangeMinutes = 120;

/** The midnight with which the day of an instant began in New York. */
export const startOfBankingDate = (instant: Date): Date =>
  // A day and a half before its end is within the day before, also where that or this day has 23 or 25 hours.
  endOfBankingDate(new Date(endOfBankingDate(instant).getTime() - 1.5 * dayMinutes * minuteMs));

/** When the month of an instant began in New York. */
export const startOfBankingMonth = (instant: Date): Date =>
  bankingMonth(bankingMonthOf(instant))?.from ?? startOfBankingDate(instant);

const minutesOf = (time: string): number | undefined => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};

/**
 * The instant of a day and a time on New York's clocks, if both are complete.
 *
 * @example easternInstant('2026-11-25', '09:00')?.toISOString() // '2026-11-25T14:00:00.000Z'
 */
export const easternInstant = (day: string, time: string): Date | undefined => {
  const minutes = minutesOf(time);
  if (minutes === undefined || !isCalendarDate(day)) return undefined;
  const start = startOfBankingDate(new Date(`${day}T17:00:00Z`));
  return minutes < clockChangeMinutes
    ? new Date(start.getTime() + minutes * minuteMs)
    : new Date(endOfBankingDate(start).getTime() - (dayMinutes - minutes) * minuteMs);
};
