import { federalReserveHolidays } from './federal-reserve-holidays.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const openingHour = 9;
const bankingTimeZone = 'America/New_York';

const holidaysByYear = new Map<number, ReadonlySet<string>>();
let newYorkClock: Intl.DateTimeFormat | undefined;

/**
 * Caches New York's offsets by hour since 1970: clocks change at full hours, and formatting takes 100 times
 * as long as a lookup.
 */
const offsetsByHour = new Map<number, number>();
/** A little more than the number of hours in a year. */
const mostOffsets = 10_000;

/**
 * Returns true if the New York day of an instant is a banking day: neither a Saturday, a Sunday nor a Federal
 * Reserve holiday.
 *
 * @param instant - a moment, not a calendar day: 2026-11-23T02:00Z is still Sunday in New York
 * @returns false also for an invalid `Date`
 * @remarks Source: the platform's ledger rules, "Days are US banking days".
 * @example
 * isBankingDay(new Date('2026-11-26T15:00:00Z')); // false
 */
export function isBankingDay(instant: Date): boolean {
  return !Number.isNaN(instant.getTime()) && isOpen(newYorkDayMs(instant));
}

/**
 * Adds a number of banking days to an instant: the result is 09:00 in New York.
 *
 * @param instant - the moment counted from; its own New York day is day 0, whether the banks are open on it or
 * not
 * @param days - banking days, a whole number from 0 to 1,000; 0 returns the same instant
 * @returns 09:00 in New York on that day, or for 0 the same instant
 * @throws RangeError for another number of days or an invalid `Date` (a bug in the caller)
 * @remarks Source: the platform's ledger rules, "ready at 09:00 there; 0 = at once".
 * @example
 * addBankingDays(new Date('2026-11-25T19:00:00Z'), 1).toISOString(); // '2026-11-27T14:00:00.000Z'
 */
export function addBankingDays(instant: Date, days: number): Date {
  if (!Number.isInteger(days) || days < 0 || days > 1000) {
    throw new RangeError(`days must be a whole number from 0 to 1,000, got ${String(days)}`);
  }
  if (Number.isNaN(instant.getTime())) throw new RangeError('instant must be a valid date');
  if (days === 0) return new Date(instant);
  let currentMs = newYorkDayMs(instant);
  for (let left = days; left > 0;) {
    currentMs += dayMs;
    if (isOpen(currentMs)) left -= 1;
  }
  return opening(currentMs);
}

/**
 * Returns the midnight in New York at which the day of an instant ends. For any number of days but 0,
 * `addBankingDays` returns the same result for every instant of that day.
 *
 * @param instant - a moment
 * @returns the first moment of the next day in New York; an invalid `Date` for an invalid `Date`
 * @remarks Source: the platform's ledger rules, "Days are US banking days (…) in America/New_York".
 * @example
 * endOfBankingDate(new Date('2026-11-25T19:00:00Z')).toISOString(); // '2026-11-26T05:00:00.000Z'
 */
export function endOfBankingDate(instant: Date): Date {
  if (Number.isNaN(instant.getTime())) return new Date(Number.NaN);
  const nextMs = newYorkDayMs(instant) + dayMs;
  // The clocks change at two in the morning, so the offset of the evening before holds at midnight too.
  return new Date(nextMs - newYorkOffsetMs(new Date(nextMs)));
}

/**
 * Returns the calendar day in New York on which an instant falls.
 *
 * @param instant - a moment: 2026-11-23T04:59Z is still November 22 there
 * @returns `2026-11-22`
 * @throws RangeError for an invalid `Date` (a bug in the caller)
 * @example
 * bankingDateOf(new Date('2026-11-23T04:59:00Z')); // '2026-11-22'
 */
export function bankingDateOf(instant: Date): string {
  return new Date(newYorkDayMs(instant)).toISOString().slice(0, 10);
}

function isOpen(utcMidnightMs: number): boolean {
  const day = new Date(utcMidnightMs);
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !holidaysOf(day.getUTCFullYear()).has(day.toISOString().slice(0, 10));
}

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  const dates = new Set(federalReserveHolidays(year).map(({ date }) => date));
  holidaysByYear.set(year, dates);
  return dates;
}

// A New York calendar day is represented as midnight UTC of the same date, so that adding a day is adding 24
// hours.
function newYorkDayMs(instant: Date): number {
  const wallMs = instant.getTime() + newYorkOffsetMs(instant);
  return wallMs - (((wallMs % dayMs) + dayMs) % dayMs);
}

function opening(utcMidnightMs: number): Date {
  const wallMs = utcMidnightMs + openingHour * hourMs;
  // The clocks change on Sundays, which are not banking days, so the offset of the evening before holds at
  // 09:00 too.
  return new Date(wallMs - newYorkOffsetMs(new Date(utcMidnightMs)));
}

/** Returns New York's offset from UTC: -5 hours in winter, -4 in summer. */
function newYorkOffsetMs(instant: Date): number {
  const hour = Math.floor(instant.getTime() / hourMs);
  const known = offsetsByHour.get(hour);
  if (known !== undefined) return known;
  const offsetMs = computeNewYorkOffsetMs(instant);
  if (offsetsByHour.size >= mostOffsets) offsetsByHour.clear();
  offsetsByHour.set(hour, offsetMs);
  return offsetMs;
}

/** Computes the difference between New York's wall clock and UTC. */
function computeNewYorkOffsetMs(instant: Date): number {
  newYorkClock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: bankingTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wall = new Map(newYorkClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => wall.get(name) ?? Number.NaN;
  const wallMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wallMs - Math.floor(instant.getTime() / 1000) * 1000;
}
