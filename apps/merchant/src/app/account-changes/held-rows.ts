import type { Query, QueryClient } from '@tanstack/react-query';
import type { Noun } from '../../query-keys.ts';
import { arrivedCount, asRows, updateInPlace, type RowList } from './rows.ts';

type Held = {
  readonly query: Query;
  readonly fresh: unknown;
  readonly shown: unknown;
  readonly count: number;
};

export type Offer = { readonly noun: Noun | undefined; readonly count: number };

/** New rows that are not shown yet, because somebody is reading. */
export type HeldRows = {
  /** The latest held response of a query, if any. */
  readonly freshOf: (query: Query) => unknown;
  /** Updates the visible rows in place, and holds the response. */
  readonly hold: (query: Query, rows: RowList, fresh: RowList) => void;
  readonly show: () => void;
  readonly stop: () => void;
};

const nounOf = ({ meta }: Query): Noun | undefined =>
  meta?.live && meta.live.kind === 'list' ? meta.live.noun : undefined;

/** @param onOffer receives what is held; undefined if nothing is */
export const createHeldRows = (
  queryClient: QueryClient,
  onOffer: (offer: Offer | undefined) => void,
): HeldRows => {
  const held = new Map<string, Held>();

  const offer = () => {
    const [first] = held.values();
    onOffer(first && { noun: nounOf(first.query), count: first.count });
  };

  /** Drops held responses whose query has since changed or left the screen. */
  const releaseStale = () => {
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
    queryClient.setQueryData(query.queryKey, updateInPlace(rows, fresh));
    const count = (before?.count ?? 0) + arrivedCount(known, fresh);
    held.set(query.queryHash, { query, fresh, shown: query.state.data, count });
    offer();
  };

  const show = () => {
    const all = [...held.values()];
    held.clear();
    for (const { query, fresh } of all) queryClient.setQueryData(query.queryKey, fresh);
    offer();
  };

  const stop = queryClient.getQueryCache().subscribe(releaseStale);
  return { freshOf: (query) => held.get(query.queryHash)?.fresh, hold, show, stop };
};
