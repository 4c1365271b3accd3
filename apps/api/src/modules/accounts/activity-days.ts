/** The time zone of banking days, and of an account's daily activity in responses and in the database. */
export const activityTimeZone = 'America/New_York';

/** Returns the date in New York, such as `2026-11-24`. */
export const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: activityTimeZone });

const daysBefore = (date: string, count: number): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - count);
  return moment.toISOString().slice(0, 10);
};

/** Returns the dates up to and including this one, oldest first. */
export const datesUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(last, count - 1 - index));
