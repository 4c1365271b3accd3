import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { eventually } from '@tillbook/vitest-config/eventually';
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

const list = (places: readonly number[]) => ({
  items: places.map((place) => ({
    id: `txn_${place}`,
    createdAt: `2026-11-22T12:00:0${place}Z`,
    status: 'x',
  })),
  totalCount: places.length,
});

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  document.body.replaceChildren();
});

/** A list that is on the screen, with what the platform would answer now. */
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
  await eventually(() => expect(observer.getCurrentResult().data).toEqual(answer));
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
    answerWith: (places: readonly number[]) => {
      answer = list(places);
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
};

/** Somebody has the focus in a row. */
const readRows = () => {
  const main = document.createElement('main');
  main.innerHTML = '<table><tbody><tr><td><a href="#row">Row</a></td></tr></tbody></table>';
  document.body.append(main);
  main.querySelector('a')?.focus();
};

test('rows that come appear, however often it is said at once, after one question', async () => {
  const { refreshing, answerWith, data, queryFn, announcements } = await shown(1);
  answerWith([3, 2]);
  for (let time = 0; time < 100; time += 1) refreshing.refresh();
  await eventually(() => expect(data()).toEqual(list([3, 2])));
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(announcements.noteArrived).toHaveBeenCalledExactlyOnceWith('payment', 1);
});

test('under the focus they wait until they are asked for, and are counted once', async () => {
  const { refreshing, answerWith, data, offered, announcements } = await shown(1);
  readRows();
  answerWith([3, 2, 1]);
  refreshing.refresh();
  await eventually(() => expect(offered()).toEqual({ noun: 'payment', count: 1 }));
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

test('a list that is left while rows wait is asked for again when somebody comes back to it', async () => {
  const { refreshing, answerWith, offered, leave, state } = await shown(1);
  readRows();
  answerWith([3, 2]);
  refreshing.refresh();
  await eventually(() => expect(offered()).toBeDefined());
  leave();
  await eventually(() => expect(offered()).toBeUndefined());
  expect(state()?.isInvalidated).toBe(true);
});

test('on a later page no row moves, whoever looks', async () => {
  const { refreshing, answerWith, data, offered, queryFn, announcements } = await shown(2);
  answerWith([3, 2]);
  refreshing.refresh();
  await eventually(() => expect(queryFn).toHaveBeenCalledTimes(2));
  await eventually(() => expect(data()).toEqual(list([2, 1])));
  expect([offered(), announcements.noteArrived.mock.calls]).toEqual([undefined, []]);
});

test('a look that fails shows nothing of it, and is taken again', async () => {
  const { refreshing, answerWith, data, goAway, queryFn, state } = await shown(1);
  answerWith([3, 2]);
  goAway(true);
  refreshing.refresh();
  await eventually(() => expect(queryFn).toHaveBeenCalledTimes(2));
  expect([data(), state()?.status]).toEqual([list([2, 1]), 'success']);
  goAway(false);
  await eventually(() => expect(data()).toEqual(list([3, 2])));
}, 15_000);

test('what does not follow the account is not asked for again', async () => {
  const { refreshing, queryClient, queryFn, answerWith, data } = await shown(1);
  const settings = vi.fn<() => Promise<unknown>>(async () => ({ columns: [] }));
  const observer = new QueryObserver(queryClient, {
    ...accountKey('acc_1', ['list-settings'], false),
    queryFn: settings,
  });
  endings.push(observer.subscribe(() => undefined));
  answerWith([3, 2]);
  refreshing.refresh();
  await eventually(() => expect(data()).toEqual(list([3, 2])));
  expect([queryFn.mock.calls.length, settings.mock.calls.length]).toEqual([2, 1]);
});
