import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { eventually } from '@tillbook/config/vitest/eventually';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { offeredRows } from '../../lists/held-rows/offered-rows.ts';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { accountKey, listKey } from '../../query-keys.ts';
import { refreshMoney } from '../../refresh-money.ts';
import { refreshLiveQueries } from './refresh-live-queries.ts';

const paymentsList = {
  name: 'payments',
  keyPrefix: ['money', 'transactions'],
  live: { noun: 'payment' },
} as const;

const list = (ordinals: readonly number[]) => ({
  items: ordinals.map((ordinal) => ({
    id: `txn_${ordinal}`,
    createdAt: `2026-11-22T12:00:0${ordinal}Z`,
    status: ' open ',
  })),
  totalCount: ordinals.length,
});

type List = ReturnType<typeof list>;

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  cleanup();
});

type TableProps = { readonly page: number; readonly queryFn: () => Promise<List> };

function Table({ page, queryFn }: TableProps) {
  const options = listKey('acc_1', paymentsList, {}, { page, pageSize: 15 });
  const query = useQuery({ ...options, queryFn });
  const shownPage = useHeldRows(options, query);
  return (
    // Moves the rows away from the pointer, since hovering counts as reading.
    <main style={{ padding: 100 }}>
      <table>
        <tbody>
          {shownPage?.items.map(({ id, status }) => (
            <tr key={id}>
              <td>
                <a href={`#${id}`}>{id}</a>
                {status}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {query.isError && !query.data && 'Failed'}
    </main>
  );
}

const open = async (page: number, firstResponse?: Promise<List>) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  let response: Promise<List> | List = firstResponse ?? list([2, 1]);
  let isAway = false;
  const queryFn = vi.fn<() => Promise<List>>(async () => {
    if (isAway) throw new Error('away');
    return response;
  });
  const screenOf = (isShown: boolean) => (
    <QueryClientProvider client={queryClient}>
      {isShown && <Table page={page} queryFn={queryFn} />}
    </QueryClientProvider>
  );
  const { rerender, container } = render(screenOf(true));
  const announcements = {
    addArrived: vi.fn<() => void>(),
    addStatus: vi.fn<() => void>(),
    addBalances: () => undefined,
  };
  const refreshing = refreshLiveQueries({ queryClient, accountId: 'acc_1', announcements });
  endings.push(refreshing.stop);
  return {
    queryClient,
    refreshing,
    announcements,
    queryFn,
    show: (isShown: boolean) => rerender(screenOf(isShown)),
    rows: () => [...container.querySelectorAll('a')].map(({ textContent }) => Number(textContent.slice(4))),
    text: () => container.textContent,
    respondWith: (ordinals: readonly number[]) => {
      response = list(ordinals);
    },
    respondLater: (later: Promise<List>) => {
      response = later;
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
  };
};

const opened = async (page = 1) => {
  const one = await open(page);
  await expect.poll(() => one.rows()).toEqual([2, 1]);
  return one;
};

const readRows = () => screen.getByRole('link', { name: 'txn_2' }).focus();

const offered = () => offeredRows.get().map(({ noun, count }) => ({ noun, count }));

const showOffered = () => act(() => offeredRows.get().forEach(({ show }) => show()));

test('sends a single request for many simultaneous changes, and shows the new rows', async () => {
  const { refreshing, respondWith, rows, queryFn, announcements } = await opened();
  respondWith([3, 2]);
  for (let time = 0; time < 100; time += 1) refreshing.request();
  await expect.poll(() => rows()).toEqual([3, 2]);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(announcements.addArrived).toHaveBeenCalledExactlyOnceWith('payment', 1);
});

test('holds back new rows while a row is focused, announces each new row only once, and shows them on request', async () => {
  const { refreshing, respondWith, rows, announcements } = await opened();
  readRows();
  respondWith([3, 2, 1]);
  refreshing.request();
  await expect.poll(() => offered()).toEqual([{ noun: 'payment', count: 1 }]);
  respondWith([5, 4, 3, 2]);
  refreshing.request();
  await eventually(() => expect(offered()).toEqual([{ noun: 'payment', count: 3 }]));
  expect(rows()).toEqual([2, 1]);
  expect(announcements.addArrived.mock.calls).toEqual([
    ['payment', 1],
    ['payment', 2],
  ]);
  showOffered();
  expect(rows()).toEqual([5, 4, 3, 2]);
  expect(offered()).toEqual([]);
});

test('discards held rows when the user leaves a list, and fetches the list again when the user returns', async () => {
  const { refreshing, respondWith, show, rows, queryFn, queryClient } = await opened();
  readRows();
  respondWith([3, 2]);
  refreshing.request();
  await expect.poll(() => offered()).toHaveLength(1);
  show(false);
  expect(offered()).toEqual([]);
  respondWith([4, 3]);
  refreshing.request();
  const isInvalidated = () => queryClient.getQueryCache().getAll()[0]?.state.isInvalidated;
  await eventually(() => expect(isInvalidated()).toBe(true));
  expect(queryFn).toHaveBeenCalledTimes(2);
  show(true);
  await expect.poll(() => rows()).toEqual([4, 3]);
  expect([queryFn.mock.calls.length, offered()]).toEqual([3, []]);
});

test('does not move rows on later pages', async () => {
  const { refreshing, respondWith, rows, queryFn, announcements } = await opened(2);
  respondWith([3, 2]);
  refreshing.request();
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  await expect.poll(() => rows()).toEqual([2, 1]);
  expect([offered(), announcements.addArrived.mock.calls]).toEqual([[], []]);
});

test('retries a failed refresh without showing the failure', async () => {
  const { refreshing, respondWith, rows, text, goAway, queryFn, queryClient } = await opened();
  respondWith([3, 2]);
  goAway(true);
  refreshing.request();
  await expect.poll(() => queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error');
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect([rows(), text()]).toEqual([[2, 1], 'txn_2 open txn_1 open ']);
  goAway(false);
  await eventually(() => expect(rows()).toEqual([3, 2]));
});

test('does not refresh queries that are not live', async () => {
  const { refreshing, queryClient, queryFn, respondWith, rows } = await opened();
  const settings = vi.fn<() => Promise<unknown>>(async () => ({ columns: [] }));
  function Settings() {
    useQuery({ ...accountKey('acc_1', ['list-settings'], false), queryFn: settings });
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Settings />
    </QueryClientProvider>,
  );
  respondWith([3, 2]);
  refreshing.request();
  await expect.poll(() => rows()).toEqual([3, 2]);
  expect([queryFn.mock.calls.length, settings.mock.calls.length]).toEqual([2, 1]);
});

test('refreshes again if a change arrives during the first load', async () => {
  const first = Promise.withResolvers<List>();
  const { refreshing, respondWith, rows, queryFn, queryClient } = await open(1, first.promise);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(1);
  refreshing.request();
  const isInvalidated = () => queryClient.getQueryCache().getAll()[0]?.state.isInvalidated;
  await expect.poll(isInvalidated).toBe(true);
  respondWith([3, 2]);
  first.resolve(list([2, 1]));
  await eventually(() => expect(rows()).toEqual([3, 2]));
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('replaces a request in flight, since it may predate the change', async () => {
  const { refreshing, respondWith, respondLater, rows, queryFn, queryClient } = await opened();
  const late = Promise.withResolvers<List>();
  respondLater(late.promise);
  void queryClient.refetchQueries();
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  respondWith([3, 2]);
  refreshing.request();
  await expect.poll(() => rows()).toEqual([3, 2]);
  late.resolve(list([2, 1]));
  await late.promise;
  expect([rows(), queryFn.mock.calls.length]).toEqual([[3, 2], 3]);
});

test('shows the result of an action immediately while a row is focused, even if a refresh replaces its request', async () => {
  const { refreshing, respondWith, respondLater, rows, queryFn, queryClient } = await opened();
  readRows();
  respondLater(Promise.withResolvers<List>().promise);
  void queryClient.refetchQueries();
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  respondWith([3, 2]);
  refreshing.request();
  await expect.poll(() => rows()).toEqual([3, 2]);
  expect(offered()).toEqual([]);
});

test('shows the result of an action immediately while a row is focused, even if its request replaces a refresh', async () => {
  const { refreshing, respondWith, respondLater, rows, queryFn, queryClient } = await opened();
  readRows();
  respondLater(Promise.withResolvers<List>().promise);
  refreshing.request();
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  respondWith([3, 2]);
  act(() => refreshMoney(queryClient, 'acc_1'));
  await expect.poll(() => rows()).toEqual([3, 2]);
  expect(offered()).toEqual([]);
});

test('shows the result of an action immediately while a row is focused, even if a refresh fetched it first', async () => {
  const { refreshing, respondWith, rows, queryFn, queryClient } = await opened();
  readRows();
  respondWith([3, 2]);
  refreshing.request();
  await expect.poll(() => offered()).toHaveLength(1);
  act(() => refreshMoney(queryClient, 'acc_1'));
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(3);
  await expect.poll(() => rows()).toEqual([3, 2]);
  expect(offered()).toEqual([]);
});

test('updates the values of held rows in place', async () => {
  const { refreshing, respondLater, text } = await opened();
  readRows();
  const { items, totalCount } = list([3, 2, 1]);
  respondLater(
    Promise.resolve({ items: items.map((item) => ({ ...item, status: ' failed ' })), totalCount }),
  );
  refreshing.request();
  await expect.poll(() => offered()).toHaveLength(1);
  expect(text()).toBe('txn_2 failed txn_1 failed ');
});
