/**
 * Returns the moment at which a day begins in this browser's time zone.
 *
 * @example beginningOfDay('2026-11-21', 1) // when the 22nd begins
 */
export const beginningOfDay = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};
