/** Banking days are those of New York, and so are the days by which an account's activity is told, and kept. */
export const activityTimeZone = 'America/New_York';

/** The date in New York, such as `2026-11-24`. */
export const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: activityTimeZone });

const daysBefore = (date: string, count: number): string => {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - count);
  return moment.toISOString().slice(0, 10);
};

/** So many dates that end with this one, the oldest first. */
export const datesUntil = (last: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => daysBefore(last, count - 1 - index));
