import type { Query, QueryClient } from '@tanstack/react-query';
import type { News } from './announcements.ts';
import { isReadingRows } from './reading-rows.ts';
import {
  arrivedCount,
  asRow,
  asRows,
  movedOn,
  renewedInPlace,
  standAlike,
  type Row,
  type RowList,
} from './rows.ts';
import { nounOf, type Noun } from './announcement-text.ts';

/** However much happens, what is shown is asked for no more often than this. */
const lookEveryMs = 1000;
const triedAgainAfterMs = 5000;
/** What fails longer than this is away, and when it is back everything is asked again. */
const mostFailures = 3;

/** Rows that have come and are not shown yet, for somebody is reading. */
type Held = {
  readonly query: Query;
  readonly fresh: unknown;
  readonly shown: unknown;
  readonly count: number;
};

export type Offer = { readonly noun: Noun | undefined; readonly count: number };

export type Looking = {
  /** Something has changed: what is shown is asked for again. */
  readonly look: () => void;
  /** Shows what is held back. */
  readonly show: () => void;
  readonly stop: () => void;
};

/** What a change of an account may show in: the second word of the queries' keys. */
const livePlaces: readonly unknown[] = ['money', 'disputes', 'settlements'];

const isLive = ({ queryKey }: Query): boolean => livePlaces.includes(queryKey[1]);

/** A page of a list has its number and its size at the end of its key; the rows of others are pushed by what comes. */
const isLaterPage = ({ queryKey }: Query): boolean => {
  const page = queryKey.at(-2);
  return typeof page === 'number' && page > 1;
};

const nounOfTransaction = ({ type, subtype }: Row): Noun => {
  if (type === 'pull') return 'payment';
  return subtype === 'refund' ? 'refund' : 'payout';
};

export type LookOptions = {
  readonly queryClient: QueryClient;
  readonly accountId: string;
  readonly news: News;
  /** Told what is held back; undefined where nothing is. */
  readonly onOffer: (offer: Offer | undefined) => void;
};

/**
 * Asks again for what is on the screen, by the calls that anybody asks it by, so that no row can be lost or doubled. What
 * would move rows that somebody is reading is held back and offered.
 */
export const lookAgain = ({ queryClient, accountId, news, onOffer }: LookOptions): Looking => {
  const cache = queryClient.getQueryCache();
  const ending = new AbortController();
  const held = new Map<string, Held>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isWanted = false;
  let nextLookMs = 0;
  let failures = 0;

  const offer = () => {
    const [first] = held.values();
    onOffer(first && { noun: nounOf(first.query.queryKey), count: first.count });
  };

  /** What was shown otherwise since, or is no longer on the screen, is not held any more. */
  const letGo = () => {
    const sizeBefore = held.size;
    for (const [hash, { query, shown }] of held) {
      if (query.isActive() && query.state.data === shown) continue;
      held.delete(hash);
      if (!query.isActive()) query.invalidate();
    }
    if (held.size !== sizeBefore) offer();
  };

  const hold = (query: Query, rows: RowList, fresh: RowList) => {
    const before = held.get(query.queryHash);
    const known = asRows(before?.fresh) ?? rows;
    queryClient.setQueryData(query.queryKey, renewedInPlace(rows, fresh));
    const count = (before?.count ?? 0) + arrivedCount(known, fresh);
    held.set(query.queryHash, { query, fresh, shown: query.state.data, count });
    offer();
  };

  const tell = (query: Query, fresh: unknown) => {
    const known = held.get(query.queryHash)?.fresh ?? query.state.data;
    const [knownRows, freshRows] = [asRows(known), asRows(fresh)];
    const noun = nounOf(query.queryKey);
    if (knownRows && freshRows && noun) {
      const count = isLaterPage(query) ? 0 : arrivedCount(knownRows, freshRows);
      if (count > 0) news.noteArrived(noun, count);
      for (const row of movedOn(knownRows, freshRows)) news.noteMovedOn(noun, row);
      return;
    }
    const [one, now] = [asRow(known), asRow(fresh)];
    if (query.queryKey.includes('one') && now && one?.status !== now.status) {
      news.noteMovedOn(noun ?? nounOfTransaction(now), now);
    }
    if (query.queryKey[2] === 'account' && JSON.stringify(known) !== JSON.stringify(fresh)) {
      news.noteBalances();
    }
  };

  const take = (query: Query, fresh: unknown) => {
    tell(query, fresh);
    const [rows, freshRows] = [asRows(query.state.data), asRows(fresh)];
    const moves = rows && freshRows && !standAlike(rows, freshRows);
    if (moves && isLaterPage(query)) {
      queryClient.setQueryData(query.queryKey, renewedInPlace(rows, freshRows));
    } else if (moves && (held.has(query.queryHash) || isReadingRows())) hold(query, rows, freshRows);
    else queryClient.setQueryData(query.queryKey, fresh);
  };

  const refresh = async (query: Query): Promise<void> => {
    const { queryKey, options, meta } = query;
    // What is on its way already may have been read before the change, and may arrive last.
    const noteFetch = () => {
      if (query.state.fetchStatus === 'fetching') isWanted = true;
    };
    const before = query.state.data;
    if (before === undefined || typeof options.queryFn !== 'function') return noteFetch();
    const context = { client: queryClient, queryKey, meta, signal: ending.signal };
    const fresh: unknown = await options.queryFn(context);
    if (ending.signal.aborted) return undefined;
    if (query.state.data === before) take(query, fresh);
    else isWanted = true;
    return noteFetch();
  };

  const lookNow = async () => {
    isWanted = false;
    isLooking = true;
    const live = cache.findAll({ queryKey: [accountId], predicate: isLive });
    for (const query of live) if (!query.isActive()) query.invalidate();
    const asked = await Promise.allSettled(live.filter((query) => query.isActive()).map(refresh));
    isLooking = false;
    const hasFailed = asked.some(({ status }) => status === 'rejected');
    nextLookMs = Date.now() + (hasFailed ? triedAgainAfterMs : lookEveryMs);
    failures = hasFailed ? failures + 1 : 0;
    if (isWanted || (hasFailed && failures <= mostFailures)) look();
  };

  const look = () => {
    isWanted = true;
    if (isLooking || ending.signal.aborted) return;
    timer ??= setTimeout(
      () => {
        timer = undefined;
        void lookNow();
      },
      Math.max(0, nextLookMs - Date.now()),
    );
  };

  const leaveCache = cache.subscribe(letGo);
  return {
    look,
    show: () => {
      const all = [...held.values()];
      held.clear();
      for (const { query, fresh } of all) queryClient.setQueryData(query.queryKey, fresh);
      offer();
      look();
    },
    stop: () => {
      ending.abort();
      clearTimeout(timer);
      leaveCache();
    },
  };
};
