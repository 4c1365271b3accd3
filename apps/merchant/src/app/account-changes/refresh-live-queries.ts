import type { Query, QueryClient } from '@tanstack/react-query';
import { liveResponses } from '../../lists/held-rows/live-responses.ts';
import { accountQueries } from '../../query-keys.ts';
import { announceChange } from './announce-change.ts';
import type { Announcements } from './announcements.ts';

/** The minimum interval between refreshes, however many changes arrive. */
const refreshEveryMs = 1000;
const retryAfterMs = 5000;
/**
 * The maximum number of retries in a row. If they fail, the platform counts as down; everything is refreshed
 * once the platform is back.
 */
const mostFailures = 3;

export type LiveRefresh = {
  /** Requests a refresh. If a refresh is running, another follows it. */
  readonly request: () => void;
  readonly stop: () => void;
};

export type LiveRefreshOptions = {
  readonly queryClient: QueryClient;
  readonly accountId: string;
  readonly announcements: Announcements;
};

type Refreshed = { readonly hasFailed: boolean; readonly isOutdated: boolean };

const isLive = ({ meta }: Query): boolean => meta !== undefined && meta.live !== false;

/** Returns true for a first load: a refresh does not repeat it, so its data may predate the change. */
const isFirstLoad = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching';

/**
 * Marks the responses of a refresh as live until the user's next action. Excludes queries that were already
 * fetching, because a user's action may have started them.
 */
const markResponses = (queryClient: QueryClient, queries: readonly Query[]): (() => void) => {
  const refreshed = new Set(queries.filter(({ state }) => state.fetchStatus === 'idle'));
  const responses = liveResponses.get();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    const data: unknown = query.state.data;
    if (type !== 'updated' || !refreshed.has(query)) return;
    if (typeof data === 'object' && data !== null) responses.add(data);
  });
};

/**
 * Refreshes the visible live queries and announces differences. Other live queries refresh when next shown.
 */
const refreshOnce = async (
  { queryClient, accountId, announcements }: LiveRefreshOptions,
  signal: AbortSignal,
): Promise<Refreshed> => {
  const filters = { ...accountQueries(accountId), predicate: isLive };
  const shown = queryClient
    .getQueryCache()
    .findAll({ ...filters, type: 'active' })
    .map((query) => ({ query, known: query.state.data, isOutdated: isFirstLoad(query) }));
  const stopMarking = markResponses(
    queryClient,
    shown.map(({ query }) => query),
  );
  // A request in flight may predate the change.
  await queryClient.invalidateQueries(filters, { cancelRefetch: true });
  stopMarking();
  for (const { query, known } of signal.aborted ? [] : shown) {
    const { data } = query.state;
    if (query.meta?.live && known !== undefined) announceChange(announcements, query.meta.live, known, data);
  }
  return {
    hasFailed: shown.some(({ query }) => query.state.status === 'error'),
    isOutdated: shown.some(({ isOutdated }) => isOutdated),
  };
};

/**
 * Refreshes the screen through its own queries, so that no row is lost or duplicated: one refresh at a time,
 * at most one per second, repeated if it failed or if its data may predate a change.
 */
export const refreshLiveQueries = (options: LiveRefreshOptions): LiveRefresh => {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRefreshing = false;
  let isRequested = false;
  let nextRefreshMs = 0;
  let failures = 0;

  const refresh = async () => {
    timer = undefined;
    isRequested = false;
    isRefreshing = true;
    const { hasFailed, isOutdated } = await refreshOnce(options, signal);
    isRefreshing = false;
    nextRefreshMs = Date.now() + (hasFailed ? retryAfterMs : refreshEveryMs);
    failures = hasFailed ? failures + 1 : 0;
    if (isRequested || isOutdated || (hasFailed && failures <= mostFailures)) request();
  };

  const request = () => {
    isRequested = true;
    if (isRefreshing || signal.aborted) return;
    timer ??= setTimeout(() => void refresh(), Math.max(0, nextRefreshMs - Date.now()));
  };

  return {
    request,
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
};
