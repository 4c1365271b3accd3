import { isCalendarDate } from '../dates/is-calendar-date.ts';

const earliestBirth = '1900-01-01';
const earliestIncorporation = '1600-01-01';
const adultYears = 18;

/**
 * Returns true for the birth date of a person who is at least 18 years old.
 *
 * @param birthDate - `YYYY-MM-DD`
 * @param today - the current day as `YYYY-MM-DD`
 * @returns false for dates before 1900 and for dates that do not exist; a person born on February 29 comes of age on March 1
 * @example
 * isAdultBirthDate('2008-11-23', '2026-11-23'); // true
 * isAdultBirthDate('2008-11-24', '2026-11-23'); // false
 */
export function isAdultBirthDate(birthDate: string, today: string): boolean {
  if (!isCalendarDate(birthDate) || birthDate < earliestBirth) return false;
  const adultYear = String(Number(birthDate.slice(0, 4)) + adultYears);
  return adultYear + birthDate.slice(4) <= today;
}

/**
 * Returns true for a day on which a business can have been incorporated.
 *
 * @param date - `YYYY-MM-DD`
 * @param today - the current day as `YYYY-MM-DD`
 * @returns false for a future day, a day before 1600 and a day that does not exist
 * @example
 * isIncorporationDate('2016-04-11', '2026-11-23'); // true
 * isIncorporationDate('2999-01-01', '2026-11-23'); // false
 */
export function isIncorporationDate(date: string, today: string): boolean {
  return isCalendarDate(date) && date >= earliestIncorporation && date <= today;
}
