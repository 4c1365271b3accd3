import type { listEntrySets, QueryOf } from '@tillbook/contract';
import {
  choiceParam,
  dayParam,
  pageParams,
  searchParams,
  textParam,
} from '@tillbook/web-shell/search-params';

export const entrySetStatuses = ['Draft', 'Posted', 'Reversed'] as const;

/** Reads days in UTC, like the books; the last day is included. */
export const readEntrySetSearch = searchParams({
  status: choiceParam(entrySetStatuses),
  /** The ID of an account that a line is posted to. */
  account: textParam(),
  from: dayParam,
  until: dayParam,
  /** Part of a reference or description, or an ID. */
  text: textParam(),
  page: pageParams().page,
});

export type EntrySetFilter = Omit<ReturnType<typeof readEntrySetSearch>, 'page'>;

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const dayAfter = (day: string): string => {
  const moment = midnight(day);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return dayOf(moment);
};

export const endsBeforeItBegins = ({ from, until }: EntrySetFilter): boolean =>
  from !== undefined && until !== undefined && until < from;

/** Returns the filter as request parameters; the API expects an exclusive end. */
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
