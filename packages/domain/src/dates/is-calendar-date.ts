/**
 * Returns true if a text is a calendar day, written as `YYYY-MM-DD`.
 *
 * @param text - as typed
 * @returns false for a day that does not exist, such as February 30
 * @remarks Unit: a day without a time zone. Source: ISO 8601, calendar date in extended format; leap years as
 * in the Gregorian calendar.
 * @example
 * isCalendarDate('2028-02-29'); // true
 * isCalendarDate('2026-02-29'); // false
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
