/** A day on which the Federal Reserve Banks are closed. */
export interface BankHoliday {
  /** The calendar day in the United States, `YYYY-MM-DD`, on which the holiday is observed. */
  readonly date: string;
  readonly name: string;
}

const dayMs = 86_400_000;
const sunday = 0;
const monday = 1;
const thursday = 4;

/**
 * Returns the days of a year on which the Federal Reserve Banks are closed, in order.
 *
 * A holiday with a fixed date that falls on a Sunday is observed on the Monday after it. A holiday that falls
 * on a Saturday is observed on no other day: the Banks are open on the Friday before, unlike federal offices.
 *
 * @param year - for instance 2026; the rules are those in force since 2022
 * @remarks Source: the Federal Reserve's holiday schedule, which the platform's banking days follow.
 * @example
 * federalReserveHolidays(2026)[0]; // { date: '2026-01-01', name: "New Year's Day" }
 */
export function federalReserveHolidays(year: number): readonly BankHoliday[] {
  return [
    ...fixed(year, 1, 1, "New Year's Day"),
    nthWeekday(year, 1, monday, 3, 'Birthday of Martin Luther King, Jr.'),
    nthWeekday(year, 2, monday, 3, "Washington's Birthday"),
    lastMondayOfMay(year, 'Memorial Day'),
    ...fixed(year, 6, 19, 'Juneteenth National Independence Day'),
    ...fixed(year, 7, 4, 'Independence Day'),
    nthWeekday(year, 9, monday, 1, 'Labor Day'),
    nthWeekday(year, 10, monday, 2, 'Columbus Day'),
    ...fixed(year, 11, 11, 'Veterans Day'),
    nthWeekday(year, 11, thursday, 4, 'Thanksgiving Day'),
    ...fixed(year, 12, 25, 'Christmas Day'),
  ];
}

// Calendar days are computed at midnight UTC, where every day has 24 hours.
function fixed(year: number, month: number, day: number, name: string): readonly BankHoliday[] {
  const timeMs = Date.UTC(year, month - 1, day);
  const weekday = new Date(timeMs).getUTCDay();
  if (weekday === 6) return [];
  return [holiday(weekday === sunday ? timeMs + dayMs : timeMs, name)];
}

function nthWeekday(year: number, month: number, weekday: number, nth: number, name: string): BankHoliday {
  const firstMs = Date.UTC(year, month - 1, 1);
  const daysToFirst = (weekday - new Date(firstMs).getUTCDay() + 7) % 7;
  return holiday(firstMs + (daysToFirst + (nth - 1) * 7) * dayMs, name);
}

function lastMondayOfMay(year: number, name: string): BankHoliday {
  const lastMs = Date.UTC(year, 4, 31);
  const daysBack = (new Date(lastMs).getUTCDay() - monday + 7) % 7;
  return holiday(lastMs - daysBack * dayMs, name);
}

function holiday(timeMs: number, name: string): BankHoliday {
  return { date: new Date(timeMs).toISOString().slice(0, 10), name };
}
