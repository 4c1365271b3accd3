/** The time zone of banking days and of daily activity. The database functions use the same zone. */
export const activityTimeZone = 'America/New_York';

/** Returns the date in New York, such as `2026-11-24`. */
export const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: activityTimeZone });

const daysBefore = (date: string, count: number): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - count);
  return moment.toISOString().slice(0, 10);
};

/** Returns `count` dates, oldest first, with `last` as the newest. */
export const datesUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(last, count - 1 - index));
