import { expect, test } from 'vitest';
import { queryOptions } from '@tanstack/react-query';
import { accountKey, accountQueries, listKey } from './query-keys.ts';

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

test('a key that is not declared, or that follows the account otherwise, does not compile', () => {
  // @ts-expect-error -- no such key
  accountKey('acc_1', ['money', 'moods'], { kind: 'detail' });
  // @ts-expect-error -- rows in pages say their page
  accountKey('acc_1', ['settlements', 'entries', 'st_1', 1, 15], { kind: 'list' });
  // @ts-expect-error -- whether it follows the account is not left out
  accountKey('acc_1', ['profile']);
  // @ts-expect-error -- no key begins so
  accountQueries('acc_1', 'moods');
  // @ts-expect-error -- said in another way than by the keys of this module
  queryOptions({ queryKey: ['moods'], meta: { page: 1 } });
  expect(accountKey('acc_1', ['money', 'account'], { kind: 'balances' })).toEqual({
    queryKey: ['acc_1', 'money', 'account'],
    meta: { live: { kind: 'balances' } },
  });
});

test('a page of a list says its noun and its page', () => {
  const list = { name: 'payments', keyPrefix: ['money', 'transactions'], live: { noun: 'payment' } } as const;
  expect(listKey('acc_1', list, {}, { page: 2, pageSize: 15 })).toEqual({
    queryKey: ['acc_1', 'money', 'transactions', 'list', 'payments', {}, 2, 15],
    meta: { live: { kind: 'list', noun: 'payment', page: 2 } },
  });
});
