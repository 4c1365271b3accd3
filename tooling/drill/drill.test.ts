import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drillDatabaseAway } from './drills/database-away.ts';
import { drillKills } from './drills/kills.ts';
import { drillSoak } from './drills/soak.ts';
import { openEmbeddedPlatform } from './product/embedded-platform.ts';
import type { Platform } from './product/platform.ts';

/**
 * The short forms of the drills that the tests of the API have nothing like. Races, keys and two processes on one database
 * are in those, and in `npm run drill` at length.
 */
let platform: Platform;

const quietly = (): void => undefined;

const noFaults = { faults: [] };

describe('one process with the PostgreSQL it brings', () => {
  beforeAll(async () => {
    platform = await openEmbeddedPlatform();
  });
  afterAll(() => platform.close());

  test(
    'every call, mixed, is answered without an error and leaves books that balance',
    { meta: { shows: ['threat:6.8'] } },
    async () => {
      expect(await drillSoak(platform, 0.05, quietly)).toMatchObject({
        ...noFaults,
        count: expect.toSatisfy((count: number) => count > 0),
      });
    },
  );

  // Whether a request is under way at a single kill is luck; `npm run drill` counts such requests over many kills.
  test('a database that dies is waited for', async () => {
    expect(await drillDatabaseAway(platform, 1, quietly)).toMatchObject(noFaults);
  });

  test('after kill -9 nothing acknowledged is lost and nothing is half done', async () => {
    expect(await drillKills(platform, 1, quietly)).toMatchObject(noFaults);
  });
});
