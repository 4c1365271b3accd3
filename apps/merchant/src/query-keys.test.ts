import { expect, test } from 'vitest';
import { accountKey, listKey, moneyQueries, statementEntriesKey } from './query-keys.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./query-keys.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every query takes its key from this module, with what it says about following the account', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const written = Object.entries(sources).filter(([, source]) => /queryKey: ?(?:\[|\w+\()/.test(source));
  expect(written.map(([path]) => path)).toEqual([]);
});

const paymentsList = {
  name: 'payments',
  keyPrefix: ['money', 'transactions'],
  live: { noun: 'payment' },
} as const;
const instrumentsList = {
  name: 'payment-instruments',
  keyPrefix: ['payment-instruments'],
  live: false,
} as const;

test('a page of a list says its noun and its page', () => {
  expect(listKey('acc_1', paymentsList, {}, { page: 2, pageSize: 15 })).toEqual({
    queryKey: ['acc_1', 'money', 'transactions', 'list', 'payments', {}, 2, 15],
    meta: { live: { kind: 'list', noun: 'payment', page: 2 } },
  });
  expect(listKey('acc_1', instrumentsList, {}, { page: 1, pageSize: 15 }).meta).toEqual({
    live: false,
  });
});

test('what changes when money moves is below one beginning', () => {
  const { queryKey } = moneyQueries('acc_1');
  for (const key of [
    accountKey('acc_1'),
    statementEntriesKey('acc_1', '2026-10', { page: 1, pageSize: 15 }),
  ]) {
    expect(key.queryKey.slice(0, queryKey.length)).toEqual(queryKey);
  }
});
