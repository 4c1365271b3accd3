import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountKey, listKey } from '../../query-keys.ts';
import { liveResponses } from './live-responses.ts';
import { offeredRows } from './offered-rows.ts';
import { useHeldRows } from './use-held-rows.ts';

const payments = {
  name: 'payments',
  keyPrefix: ['money', 'transactions'],
  live: { noun: 'payment' },
} as const;

const page = (number: number) => listKey('acc_1', payments, {}, { page: number, pageSize: 15 });
const detail = accountKey('acc_1', ['money', 'ledger-entries', 'transaction', 'txn_1'], { kind: 'detail' });

const list = (...ordinals: readonly number[]) => ({
  items: ordinals.map((ordinal) => ({ id: `txn_${ordinal}`, createdAt: `2026-11-22T12:00:0${ordinal}Z` })),
  totalCount: ordinals.length,
});

const live = (...ordinals: readonly number[]) => {
  const response = list(...ordinals);
  liveResponses.get().add(response);
  return response;
};

type Props = {
  readonly options?: ReturnType<typeof page>;
  readonly data: ReturnType<typeof list> | undefined;
  readonly isPlaceholderData?: boolean;
};

beforeEach(() => {
  document.body.innerHTML =
    '<main style="padding: 100px"><table><tbody><tr><td><a href="#row">Row</a></td></tr></tbody></table></main>';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const open = (first: Props) => {
  const { result, rerender, unmount } = renderHook(
    ({ options = page(1), data, isPlaceholderData = false }: Props) =>
      useHeldRows(options, { data, isPlaceholderData }),
    { initialProps: first },
  );
  return {
    receive: rerender,
    unmount,
    ordinals: () => result.current?.items.map(({ id }) => Number(id.slice(4))),
  };
};

const readRow = () => document.querySelector('a')?.focus();

const counts = () => offeredRows.get().map(({ count }) => count);

test('returns a response unchanged while no row is being read', () => {
  const { receive, ordinals } = open({ data: undefined });
  receive({ data: list(2, 1) });
  receive({ data: live(3, 2) });
  expect([ordinals(), counts()]).toEqual([[3, 2], []]);
});

test('shows another page immediately while a row is focused, without offering its rows as new', () => {
  const { receive, ordinals } = open({ data: list(5, 4) });
  readRow();
  receive({ options: page(2), data: list(5, 4), isPlaceholderData: true });
  receive({ options: page(2), data: list(3, 2) });
  expect(ordinals()).toEqual([3, 2]);
  receive({ options: page(2), data: live(4, 3) });
  expect([ordinals(), counts()]).toEqual([[3, 2], []]);
  receive({ options: page(1), data: list(6, 5) });
  expect([ordinals(), counts()]).toEqual([[6, 5], []]);
});

test('shows the result of an action immediately while a row is focused', () => {
  const { receive, ordinals } = open({ data: list(2, 1) });
  readRow();
  receive({ data: live(3, 2, 1) });
  expect([ordinals(), counts()]).toEqual([[2, 1], [1]]);
  receive({ data: list(4, 3, 2, 1) });
  expect([ordinals(), counts()]).toEqual([[4, 3, 2, 1], []]);
});

test('shows held rows after an action, even if the response to the action has no other rows', () => {
  const { receive, ordinals } = open({ data: list(2, 1) });
  readRow();
  receive({ data: live(3, 2, 1) });
  expect([ordinals(), counts()]).toEqual([[2, 1], [1]]);
  act(() => liveResponses.forget());
  expect([ordinals(), counts()]).toEqual([[3, 2, 1], []]);
});

test('stops holding rows once a response has the same rows in the same order again', () => {
  const { receive, ordinals } = open({ data: list(2, 1) });
  readRow();
  receive({ data: live(3, 2, 1) });
  expect([ordinals(), counts()]).toEqual([[2, 1], [1]]);
  receive({ data: live(2, 1) });
  expect([ordinals(), counts()]).toEqual([[2, 1], []]);
});

test('offers the new rows of every list on the screen, and withdraws the offer of a list that is removed', () => {
  const one = open({ data: list(2, 1) });
  const other = open({ options: detail, data: list(2, 1) });
  readRow();
  one.receive({ data: live(3, 2, 1) });
  other.receive({ options: detail, data: live(4, 3, 2, 1) });
  expect(offeredRows.get().map(({ noun, count }) => ({ noun, count }))).toEqual([
    { noun: 'payment', count: 1 },
    { noun: undefined, count: 2 },
  ]);
  one.unmount();
  expect(counts()).toEqual([2]);
  act(() => offeredRows.get().forEach(({ show }) => show()));
  expect([other.ordinals(), counts()]).toEqual([[4, 3, 2, 1], []]);
});
