import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterEach, expect, test, vi } from 'vitest';
import { accountKey, listKey } from '../../query-keys.ts';
import type { Offer } from './held-rows.ts';
import { refreshLiveQueries } from './refresh-live-queries.ts';

const paymentsList = {
  name: 'payments',
  keyPrefix: ['money', 'transactions'],
  live: { noun: 'payment' },
} as const;

const key = (page: number) => listKey('acc_1', paymentsList, {}, { page, pageSize: 15 });

const list = (ordinals: readonly number[]) => ({
  items: ordinals.map((ordinal) => ({
    id: `txn_${ordinal}`,
    createdAt: `2026-11-22T12:00:0${ordinal}Z`,
    status: 'x',
  })),
  totalCount: ordinals.length,
});

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  document.body.replaceChildren();
});

/** A list on the screen, with the platform's next response. */
const shown = async (page: number) => {
  const queryClient = new QueryClient();
  let answer = list([2, 1]);
  let isAway = false;
  const queryFn = vi.fn<() => Promise<unknown>>(async () => {
    if (isAway) throw new Error('away');
    return answer;
  });
  const observer = new QueryObserver(queryClient, { ...key(page), queryFn, staleTime: Infinity });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(answer);
  const offers: (Offer | undefined)[] = [];
  const announcements = {
    noteArrived: vi.fn<() => void>(),
    noteStatus: vi.fn<() => void>(),
    noteBalances: () => undefined,
  };
  const refreshing = refreshLiveQueries({
    queryClient,
    accountId: 'acc_1',
    announcements,
    onOffer: (offer) => offers.push(offer),
  });
  endings.push(refreshing.stop, leave);
  return {
    queryClient,
    refreshing,
    announcements,
    queryFn,
    leave,
    offered: () => offers.at(-1),
    data: () => queryClient.getQueryData(key(page).queryKey),
    state: () => queryClient.getQueryState(key(page).queryKey),
    answerWith: (ordinals: readonly number[]) => {
      answer = list(ordinals);
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
};

/** Focuses a row. */
const readRows = () => {
  const main = document.createElement('main');
  main.innerHTML = '<table><tbody><tr><td><a href="#row">Row</a></td></tr></tbody></table>';
  document.body.append(main);
  main.querySelector('a')?.focus();
};

test('shows new rows after a single request, however many changes arrive at once', async () => {
  const { refreshing, answerWith, data, queryFn, announcements } = await shown(1);
  answerWith([3, 2]);
  for (let time = 0; time < 100; time += 1) refreshing.refresh();
  await expect.poll(() => data()).toEqual(list([3, 2]));
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(announcements.noteArrived).toHaveBeenCalledExactlyOnceWith('payment', 1);
});

test('holds rows while one is focused, until they are requested, and counts them once', async () => {
  const { refreshing, answerWith, data, offered, announcements } = await shown(1);
  readRows();
  answerWith([3, 2, 1]);
  refreshing.refresh();
  await expect.poll(() => offered()).toEqual({ noun: 'payment', count: 1 });
  answerWith([5, 4, 3, 2]);
  refreshing.refresh();
  await eventually(() => expect(offered()).toEqual({ noun: 'payment', count: 3 }));
  expect(data()).toEqual(list([2, 1]));
  expect(announcements.noteArrived.mock.calls).toEqual([
    ['payment', 1],
    ['payment', 2],
  ]);
  refreshing.show();
  expect(data()).toEqual(list([5, 4, 3, 2]));
  expect(offered()).toBeUndefined();
});

test('fetches a list again when the user returns to it after leaving held rows', async () => {
  const { refreshing, answerWith, offered, leave, state } = await shown(1);
  readRows();
  answerWith([3, 2]);
  refreshing.refresh();
  await expect.poll(() => offered()).toBeDefined();
  leave();
  await expect.poll(() => offered()).toBeUndefined();
  expect(state()?.isInvalidated).toBe(true);
});

test('moves no rows on later pages', async () => {
  const { refreshing, answerWith, data, offered, queryFn, announcements } = await shown(2);
  answerWith([3, 2]);
  refreshing.refresh();
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  await expect.poll(() => data()).toEqual(list([2, 1]));
  expect([offered(), announcements.noteArrived.mock.calls]).toEqual([undefined, []]);
});

test('shows nothing of a failed refresh, and retries it', async () => {
  const { refreshing, answerWith, data, goAway, queryFn, state } = await shown(1);
  answerWith([3, 2]);
  goAway(true);
  refreshing.refresh();
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  expect([data(), state()?.status]).toEqual([list([2, 1]), 'success']);
  goAway(false);
  await eventually(() => expect(data()).toEqual(list([3, 2])));
});

test('does not refresh queries that are not live', async () => {
  const { refreshing, queryClient, queryFn, answerWith, data } = await shown(1);
  const settings = vi.fn<() => Promise<unknown>>(async () => ({ columns: [] }));
  const observer = new QueryObserver(queryClient, {
    ...accountKey('acc_1', ['list-settings'], false),
    queryFn: settings,
  });
  endings.push(observer.subscribe(() => undefined));
  answerWith([3, 2]);
  refreshing.refresh();
  await expect.poll(() => data()).toEqual(list([3, 2]));
  expect([queryFn.mock.calls.length, settings.mock.calls.length]).toEqual([2, 1]);
});
