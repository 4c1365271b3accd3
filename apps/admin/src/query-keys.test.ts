import { expect, test } from 'vitest';
import { accountAdministrationKey, accountListKey, accountQueries, accountSearchKey } from './query-keys.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./query-keys.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('finds no query key outside query-keys.ts', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const written = Object.entries(sources).filter(([, source]) => /queryKey: ?(?:\[|\w+\()/.test(source));
  expect(written.map(([path]) => path)).toEqual([]);
});

test('begins every account key with the key that invalidates all account queries', () => {
  for (const { queryKey } of [
    accountListKey({}, 1),
    accountSearchKey('x'),
    accountAdministrationKey('acc_1'),
  ]) {
    expect(queryKey.slice(0, 1)).toEqual(accountQueries.queryKey);
  }
});
