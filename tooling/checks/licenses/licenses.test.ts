import { expect, test } from 'vitest';
import { readLicenses } from './licenses.ts';

const listOf = (licenses: Readonly<Record<string, string>>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(licenses).map(([license, name]) => [license, [{ name, versions: ['1.2.3'] }]]),
    ),
  );

test('reports the packages whose license is not allowed', { meta: { shows: ['asvs:V15.1.2'] } }, () => {
  const { counts, refused } = readLicenses(listOf({ MIT: 'hono', 'AGPL-3.0': 'taken', Unknown: 'odd' }));
  expect(refused).toEqual(['taken 1.2.3: AGPL-3.0', 'odd 1.2.3: Unknown']);
  expect([...counts]).toEqual([
    ['MIT', 1],
    ['AGPL-3.0', 1],
    ['Unknown', 1],
  ]);
});

test('allows a font package with two allowed licenses', () => {
  expect(readLicenses(listOf({ 'MIT AND OFL-1.1': 'inter' })).refused).toEqual([]);
});

test.each(['', '{}', 'No licenses found', '[]'])('rejects %j as a list of licenses', (text) => {
  expect(() => readLicenses(text)).toThrow(/./);
});
