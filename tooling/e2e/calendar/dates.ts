export type CalendarDate = {
  /** An instant in ISO 8601; identifies the result of this date. */
  readonly startsAt: string;
  readonly why: string;
};

const oddDates: readonly CalendarDate[] = [
  { startsAt: '2026-11-26T15:00:00Z', why: 'a bank holiday' },
  { startsAt: '2026-11-28T15:00:00Z', why: 'a Saturday' },
  { startsAt: '2026-11-30T15:00:00Z', why: 'the last day of a month' },
  { startsAt: '2026-12-01T15:00:00Z', why: 'the first day of a month' },
  { startsAt: '2027-01-01T04:30:00Z', why: 'late on New Year’s Eve in New York' },
  { startsAt: '2027-03-14T06:30:00Z', why: 'half an hour before daylight saving begins' },
  { startsAt: '2027-11-07T05:30:00Z', why: 'the hour that comes twice when daylight saving ends' },
  { startsAt: '2028-02-29T15:00:00Z', why: 'February 29' },
];

/**
 * Returns the dates on which the journeys run.
 *
 * @param given a date or an instant with its time zone (`2026-12-01`, `2026-12-01T23:30:00-05:00`); if
 * undefined, all unusual dates and today
 */
export const datesToRun = (given: string | undefined, now: Date): readonly CalendarDate[] => {
  if (given === undefined) return [...oddDates, { startsAt: now.toISOString(), why: 'today' }];
  const startsAt = /^\d{4}-\d{2}-\d{2}$/.test(given) ? `${given}T15:00:00Z` : given;
  if (Number.isNaN(Date.parse(startsAt))) {
    throw new Error(`"${given}" is no date. Give one such as 2026-12-01, or 2026-12-01T23:30:00-05:00.`);
  }
  return [{ startsAt, why: oddDates.find((date) => date.startsAt === startsAt)?.why ?? 'as asked' }];
};
