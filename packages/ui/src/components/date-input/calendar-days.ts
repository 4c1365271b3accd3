/** A day without a time or a zone: "2026-11-21". */
export type IsoDay = string;

const dayMs = 86_400_000;
const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

const dayFromTime = (timeMs: number): IsoDay => new Date(timeMs).toISOString().slice(0, 10);
const timeOfDay = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Returns the day a user typed, if it exists: four-digit year, two-digit month and day. Computed in UTC,
 * where every day has 24 hours.
 *
 * @example
 * dayFromText(' 2026-02-28 ') // '2026-02-28'
 * dayFromText('2026-02-30') // undefined: February has no such day
 */
export function dayFromText(text: string): IsoDay | undefined {
  const words = text.trim();
  if (!shape.test(words)) return undefined;
  const timeMs = timeOfDay(words);
  if (Number.isNaN(timeMs)) return undefined;
  return dayFromTime(timeMs) === words ? words : undefined;
}

export const addDays = (day: IsoDay, count: number): IsoDay => dayFromTime(timeOfDay(day) + count * dayMs);

/** Returns the same day a number of months later, clamped to the last day of a short month. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const from = new Date(timeOfDay(day));
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, 1);
  const inMonth = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0)).getUTCDate();
  return dayFromTime(first + (Math.min(from.getUTCDate(), inMonth) - 1) * dayMs);
}

/** Returns 0 for Sunday to 6 for Saturday. */
export const weekday = (day: IsoDay): number => new Date(timeOfDay(day)).getUTCDay();

export const dayOfMonth = (day: IsoDay): number => Number(day.slice(8));
export const isSameMonth = (one: IsoDay, other: IsoDay): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Returns the weeks of a month, Sunday to Saturday, with the neighboring months' days at both ends. */
export function weeksOfMonth(day: IsoDay): readonly (readonly IsoDay[])[] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekday(first));
  const last = addDays(addMonths(first, 1), -1);
  const weekCount = Math.ceil((weekday(first) + dayOfMonth(last)) / 7);
  return Array.from({ length: weekCount }, (_week, row) =>
    Array.from({ length: 7 }, (_day, column) => addDays(start, row * 7 + column)),
  );
}

/** The selectable days, both ends included. */
export type DayRange = {
  /** The first selectable day. */
  readonly min?: IsoDay | undefined;
  /** The last selectable day. */
  readonly max?: IsoDay | undefined;
};

// Compares as text, which sorts ISO dates.
export const isInRange = (day: IsoDay, { min, max }: DayRange): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const nearestInRange = (day: IsoDay, { min, max }: DayRange): IsoDay => {
  if (min !== undefined && day < min) return min;
  if (max !== undefined && day > max) return max;
  return day;
};

export function today(now: Date = new Date()): IsoDay {
  return dayFromTime(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a day as "Saturday, November 21, 2026". */
export const longDate = (day: IsoDay): string => long.format(timeOfDay(day));
/** Formats a month as "November 2026". */
export const monthTitle = (day: IsoDay): string => month.format(timeOfDay(day));
