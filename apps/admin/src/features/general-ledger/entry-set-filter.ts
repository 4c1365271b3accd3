import type { listEntrySets, QueryOf } from '@tillbook/contract';
import { isCalendarDate } from '@tillbook/domain';

export const entrySetStatuses = ['Draft', 'Posted', 'Reversed'] as const;

/** Which entry sets a list shows, as its address says it. Days are those of the books, which are kept in UTC. */
export type EntrySetFilter = {
  readonly status?: (typeof entrySetStatuses)[number] | undefined;
  /** The id of an account that a line stands on. */
  readonly account?: string | undefined;
  /** The first day, as YYYY-MM-DD. */
  readonly from?: string | undefined;
  /** The last day, which counts as a whole. */
  readonly until?: string | undefined;
  /** A part of a reference or description, or an id. */
  readonly text?: string | undefined;
};

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** True for a day of the calendar in the years that the books take. */
export const isDay = (text: string): boolean => text.startsWith('20') && isCalendarDate(text);

const dayAfter = (day: string): string => {
  const moment = midnight(day);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return dayOf(moment);
};

export const isFiltered = (filter: EntrySetFilter): boolean =>
  Object.values(filter).some((part) => part !== undefined);

/** The last day is before the first: there is no such period. */
export const endsBeforeItBegins = ({ from, until }: EntrySetFilter): boolean =>
  from !== undefined && until !== undefined && until < from;

/** The filter as the call takes it, which wants the moment before which a set has to be. */
export const filterQuery = ({
  status,
  account,
  from,
  until,
  text,
}: EntrySetFilter): Omit<QueryOf<typeof listEntrySets>, 'offset' | 'limit'> => ({
  ...(status !== undefined && { status }),
  ...(account !== undefined && { accountId: account }),
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until: dayAfter(until) }),
  ...(text !== undefined && { text }),
});
