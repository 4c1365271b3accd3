import type { Query, QueryClient } from '@tanstack/react-query';
import { accountQueries, type Live } from '../../query-keys.ts';
import { announceChange } from './announce-change.ts';
import type { Announcements } from './announcements.ts';
import { createHeldRows, type HeldRows, type Offer } from './held-rows.ts';
import { isReadingRows } from './reading-rows.ts';
import { asRows, hasSameOrder, updateInPlace } from './rows.ts';
import { throttleRuns, type RunOutcome } from './throttled-runs.ts';

export type LiveRefresh = {
  /** Something has changed: refreshes what is shown. */
  readonly refresh: () => void;
  /** Shows the held rows. */
  readonly show: () => void;
  readonly stop: () => void;
};

export type LiveRefreshOptions = {
  readonly queryClient: QueryClient;
  readonly accountId: string;
  readonly announcements: Announcements;
  /** Receives what is held; undefined if nothing is. */
  readonly onOffer: (offer: Offer | undefined) => void;
};

type Refreshing = Pick<LiveRefreshOptions, 'queryClient' | 'announcements'> & {
  readonly held: HeldRows;
  readonly signal: AbortSignal;
};

type LiveQuery = { readonly query: Query; readonly live: Live };

const isLaterPage = (live: Live): boolean => live.kind === 'list' && live.page > 1;

/** Shows a response, unless it would move rows that somebody is reading: then it is held. */
const showAnswer = ({ queryClient, held }: Refreshing, { query, live }: LiveQuery, fresh: unknown) => {
  const [rows, freshRows] = [asRows(query.state.data), asRows(fresh)];
  if (!rows || !freshRows || hasSameOrder(rows, freshRows)) {
    queryClient.setQueryData(query.queryKey, fresh);
  } else if (isLaterPage(live)) {
    queryClient.setQueryData(query.queryKey, updateInPlace(rows, freshRows));
  } else if (held.freshOf(query) !== undefined || isReadingRows()) {
    held.hold(query, rows, freshRows);
  } else queryClient.setQueryData(query.queryKey, fresh);
};

/** Refreshes one query; false if its data may still predate the change. */
const refreshQuery = async (refreshing: Refreshing, liveQuery: LiveQuery): Promise<boolean> => {
  const { queryClient, announcements, held, signal } = refreshing;
  const { query, live } = liveQuery;
  const { queryKey, options, meta } = query;
  // A request in flight may predate the change, and may finish last.
  const isSettled = () => query.state.fetchStatus !== 'fetching';
  const before = query.state.data;
  if (before === undefined || typeof options.queryFn !== 'function') return isSettled();
  const fresh: unknown = await options.queryFn({ client: queryClient, queryKey, meta, signal });
  if (signal.aborted) return true;
  if (query.state.data !== before) return false;
  announceChange(announcements, live, held.freshOf(query) ?? before, fresh);
  showAnswer(refreshing, liveQuery, fresh);
  return isSettled();
};

const liveQueriesOf = (queryClient: QueryClient, accountId: string): LiveQuery[] =>
  queryClient
    .getQueryCache()
    .findAll(accountQueries(accountId))
    .flatMap((query) => (query.meta?.live ? { query, live: query.meta.live } : []));

const refreshQueries = async (refreshing: Refreshing, accountId: string): Promise<RunOutcome> => {
  const liveQueries = liveQueriesOf(refreshing.queryClient, accountId);
  for (const { query } of liveQueries) if (!query.isActive()) query.invalidate();
  const shown = liveQueries.filter(({ query }) => query.isActive());
  const settled = await Promise.allSettled(shown.map((liveQuery) => refreshQuery(refreshing, liveQuery)));
  return {
    hasFailed: settled.some(({ status }) => status === 'rejected'),
    isOutdated: settled.some((result) => result.status === 'fulfilled' && !result.value),
  };
};

/**
 * Refreshes what is on the screen with the screen's own queries, so that no row can be lost or doubled. What would move
 * rows that somebody is reading is held and offered.
 */
export const refreshLiveQueries = ({
  queryClient,
  accountId,
  announcements,
  onOffer,
}: LiveRefreshOptions): LiveRefresh => {
  const ending = new AbortController();
  const held = createHeldRows(queryClient, onOffer);
  const refreshing = { queryClient, announcements, held, signal: ending.signal };
  const runs = throttleRuns(() => refreshQueries(refreshing, accountId));
  return {
    refresh: runs.request,
    show: () => {
      held.show();
      runs.request();
    },
    stop: () => {
      ending.abort();
      runs.stop();
      held.stop();
    },
  };
};
