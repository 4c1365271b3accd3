import { hashKey, type QueryMeta, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveResponses } from './live-responses.ts';
import { offeredRows } from './offered-rows.ts';
import { isReadingRows } from './reading-rows.ts';
import { arrivedCount, hasSameOrder, isRowList, updateInPlace } from './rows.ts';

type QueryOfRows = {
  readonly queryKey: readonly unknown[];
  readonly meta?: QueryMeta | undefined;
};

type Held<Page> = {
  /** The key of the rows' query; undefined for placeholder rows of another query. */
  readonly key: string | undefined;
  readonly fresh: Page;
  /** Differs from `fresh` while rows are held. */
  readonly shown: Page;
  readonly count: number;
};

/** Shows a response in full, unless it would move rows that the user is reading. */
const receive = <Page>(
  { key, shown, fresh: known, count }: Held<Page>,
  fresh: Page,
  freshKey: string | undefined,
  isLaterPage: boolean,
  isLive: boolean,
): Held<Page> => {
  const all = { key: freshKey, fresh, shown: fresh, count: 0 };
  if (key === undefined || key !== freshKey) return all;
  if (!isRowList(shown) || !isRowList(known) || !isRowList(fresh) || hasSameOrder(shown, fresh)) return all;
  // The result of the user's own action is shown immediately.
  if (!isLive) return all;
  if (!isLaterPage && shown === known && !isReadingRows()) return all;
  return { ...all, shown: updateInPlace(shown, fresh), count: count + arrivedCount(known, fresh) };
};

/**
 * Returns a page whose rows do not move while the user reads them: values are updated in place, and new rows
 * are offered. Later pages never move, since new rows on the first page push older rows onto them.
 */
export const useHeldRows = <Page>(
  { queryKey, meta }: QueryOfRows,
  { data, isPlaceholderData }: Pick<UseQueryResult<Page>, 'data' | 'isPlaceholderData'>,
): Page | undefined => {
  const live = meta?.live && meta.live.kind === 'list' ? meta.live : undefined;
  const isLaterPage = live !== undefined && live.page > 1;
  const key = isPlaceholderData ? undefined : hashKey(queryKey);
  const [held, setHeld] = useState<Held<Page | undefined>>({ key, fresh: data, shown: data, count: 0 });
  const liveData = useSyncExternalStore(liveResponses.subscribe, liveResponses.get);
  const isLive = isRowList(data) && liveData.has(data);
  const isHeld = held.shown !== held.fresh;
  if (held.key !== key || held.fresh !== data) setHeld(receive(held, data, key, isLaterPage, isLive));
  // After the user's own action, no response is live.
  else if (isHeld && !isLive) setHeld({ key, fresh: data, shown: data, count: 0 });

  const { count } = held;
  const noun = live?.noun;
  const isOffered = isHeld && !isLaterPage;
  useEffect(() => {
    if (!isOffered) return undefined;
    const show = () => setHeld((current) => ({ ...current, shown: current.fresh, count: 0 }));
    return offeredRows.offer({ noun, count, show });
  }, [isOffered, noun, count]);
  return held.shown;
};
