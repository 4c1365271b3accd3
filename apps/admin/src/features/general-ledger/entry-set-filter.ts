import type { listEntrySets, QueryOf } from '@tillbook/contract';
import { isCalendarDate } from '@tillbook/domain';
import { choiceParam, dayParam, pageParam, searchParams, textParam } from '@tillbook/web-shell/search-params';

export const entrySetStatuses = ['Draft', 'Posted', 'Reversed'] as const;

/** What the list's address says. Days are those of the books, which are kept in UTC; the last one counts as a whole. */
export const readEntrySetSearch = searchParams({
  status: choiceParam(entrySetStatuses),
  /** The id of an account that a line stands on. */
  account: textParam(),
  from: dayParam,
  until: dayParam,
  /** A part of a reference or description, or an id. */
  text: textParam(),
  page: pageParam,
});

export type EntrySetFilter = Omit<ReturnType<typeof readEntrySetSearch>, 'page'>;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** True for a day of the calendar in the years that the books take. */
export const isDay = (text: string): boolean => text.startsWith('20') && isCalendarDate(text);

const dayAfter = (day: string): string => {
  const moment = midnight(day);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return dayOf(moment);
};

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
