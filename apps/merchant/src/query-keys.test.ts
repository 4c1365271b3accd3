import { expect, test } from 'vitest';
import { queryOptions } from '@tanstack/react-query';
import { accountKey, accountQueries, listKey } from './query-keys.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./query-keys.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('takes the key and liveness of every query from query-keys.ts', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const written = Object.entries(sources).filter(([, source]) => /queryKey: ?(?:\[|\w+\()/.test(source));
  expect(written.map(([path]) => path)).toEqual([]);
});

test('rejects keys outside the groups or without liveness at compile time', () => {
  // @ts-expect-error -- no such group
  accountKey('acc_1', ['moods'], { kind: 'detail' });
  // @ts-expect-error -- the liveness of a list includes the page
  accountKey('acc_1', ['settlements', 'entries', 'st_1', 1, 15], { kind: 'list' });
  // @ts-expect-error -- liveness is required
  accountKey('acc_1', ['profile']);
  // @ts-expect-error -- no key starts like this
  accountQueries('acc_1', 'moods');
  // @ts-expect-error -- differs from the keys of this module
  queryOptions({ queryKey: ['moods'], meta: { page: 1 } });
  expect(accountKey('acc_1', ['money', 'account'], { kind: 'balances' })).toEqual({
    queryKey: ['acc_1', 'money', 'account'],
    meta: { live: { kind: 'balances' } },
  });
});

test("includes the page in the key of a list's page, and the noun and the page in its liveness", () => {
  const list = { name: 'payments', keyPrefix: ['money', 'transactions'], live: { noun: 'payment' } } as const;
  expect(listKey('acc_1', list, {}, { page: 2, pageSize: 15 })).toEqual({
    queryKey: ['acc_1', 'money', 'transactions', 'list', 'payments', {}, 2, 15],
    meta: { live: { kind: 'list', noun: 'payment', page: 2 } },
  });
});
