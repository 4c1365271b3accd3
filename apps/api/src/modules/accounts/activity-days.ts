/**
 * Banking days are those of New York, and so are the days of an account's activity, in responses and in the
 * database.
 */
export const activityTimeZone = 'America/New_York';

/** The date in New York, such as `2026-11-24`. */
export const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: activityTimeZone });

const daysBefore = (date: string, count: number): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - count);
  return moment.toISOString().slice(0, 10);
};

/** The given number of dates up to this one, oldest first. */
export const datesUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(last, count - 1 - index));
