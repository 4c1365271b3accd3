import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drillClockAhead } from './drills/clock-ahead.ts';
import { drillDatabaseAway } from './drills/database-away.ts';
import { drillKills } from './drills/kills.ts';
import { drillRollingRestart } from './drills/rolling-restart.ts';
import { drillRotateKey } from './drills/rotate-key.ts';
import { drillSoak } from './drills/soak.ts';
import { openEmbeddedPlatform } from './product/embedded-platform.ts';
import { openExternalPlatform } from './product/external-platform.ts';
import type { Platform } from './product/platform.ts';

/**
 * The drills' short forms that the API's tests do not cover. Races and keys are covered there, and at length in
 * `npm run drill`; a cluster whose leader is killed is only in `npm run drill -- failover`.
 */
let platform: Platform;

const quietly = (): void => undefined;

const noFaults = { faults: [] };
/** A count of zero would mean that the drilled event never happened, so the drill proved nothing. */
const noFaultsInMany = { ...noFaults, count: expect.toSatisfy((count: number) => count > 0) };

describe('one process with its embedded PostgreSQL', () => {
  beforeAll(async () => {
    platform = await openEmbeddedPlatform();
  });
  afterAll(() => platform.close());

  test(
    'every call, mixed, succeeds and leaves books that balance',
    { meta: { shows: ['threat:6.8'] } },
    async () => {
      expect(await drillSoak(platform, 0.05, quietly)).toMatchObject(noFaultsInMany);
    },
  );

  // Whether a request is in progress at a single kill is luck; `npm run drill` counts such requests over many kills.
  test('the platform waits for a database that dies', async () => {
    expect(await drillDatabaseAway(platform, 1, quietly)).toMatchObject(noFaults);
  });

  test('after kill -9, nothing acknowledged is lost and nothing is half done', async () => {
    expect(await drillKills(platform, 1, quietly)).toMatchObject(noFaults);
  });
});

describe('two processes on one database, each with a folder of its own', () => {
  beforeAll(async () => {
    platform = await openExternalPlatform({
      processes: 2,
      ownFolders: true,
      environment: { SHUTDOWN_DELAY_MS: '5000' },
    });
  });
  afterAll(() => platform.close());

  test('both are replaced under load, and every request gets its response', async () => {
    expect(await drillRollingRestart(platform, 2, quietly)).toMatchObject(noFaultsInMany);
  });

  test(
    'the key is rotated while both charge cards, and no charge fails',
    { meta: { shows: ['asvs:V11.2.2'] } },
    async () => {
      expect(await drillRotateKey(platform, 1, quietly)).toMatchObject(noFaultsInMany);
    },
  );

  test('a process whose clock is days ahead leaves service and moves no ledger ahead', async () => {
    expect(await drillClockAhead(platform, 3, quietly)).toMatchObject(noFaultsInMany);
  });
});
