import { expect, test } from 'vitest';
import { readLicences } from './licences.ts';

const listOf = (licences: Readonly<Record<string, string>>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(licences).map(([licence, name]) => [licence, [{ name, versions: ['1.2.3'] }]]),
    ),
  );

test('names the packages whose licence nobody has agreed to', { meta: { shows: ['asvs:V15.1.2'] } }, () => {
  const { counts, refused } = readLicences(listOf({ MIT: 'hono', 'AGPL-3.0': 'taken', Unknown: 'odd' }));
  expect(refused).toEqual(['taken 1.2.3: AGPL-3.0', 'odd 1.2.3: Unknown']);
  expect([...counts]).toEqual([
    ['MIT', 1],
    ['AGPL-3.0', 1],
    ['Unknown', 1],
  ]);
});

test.each(['', '{}', 'No licenses found', '[]'])('does not take %j for a clean list', (text) => {
  expect(() => readLicences(text)).toThrow(/./);
});
