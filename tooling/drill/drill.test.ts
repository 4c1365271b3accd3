import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drillDatabaseAway } from './drills/database-away.ts';
import { drillKeys } from './drills/keys.ts';
import { drillKills } from './drills/kills.ts';
import { drillRefunds } from './drills/refunds.ts';
import { drillSoak } from './drills/soak.ts';
import { drillWithdrawals } from './drills/withdrawals.ts';
import { openEmbeddedPlatform } from './product/embedded-platform.ts';
import { openExternalPlatform } from './product/external-platform.ts';
import type { Platform } from './product/platform.ts';

/** The short forms of `npm run drill`. */
let platform: Platform;

const quietly = (): void => undefined;

/** A count of nothing would mean that what the drill is about has not happened, and that it proved nothing. */
const right = { faults: [], count: expect.toSatisfy((count: number) => count > 0) };

describe('two processes on a PostgreSQL of its own', () => {
  beforeAll(async () => {
    platform = await openExternalPlatform(2);
  });
  afterAll(() => platform.close());

  test('of 50 withdrawals at once exactly those succeed that are covered', async () => {
    expect(await drillWithdrawals(platform, 2, quietly)).toMatchObject(right);
  });

  test('of 20 refunds at once never more than the payment comes back', async () => {
    expect(await drillRefunds(platform, 6, quietly)).toMatchObject(right);
  });

  test('a key has one effect and one answer, however often it is sent', async () => {
    expect(await drillKeys(platform, 8, quietly)).toMatchObject(right);
  });

  test('a database that dies is waited for', async () => {
    expect(await drillDatabaseAway(platform, 1, quietly)).toMatchObject(right);
  });

  test('after kill -9 nothing acknowledged is lost and nothing is half done', async () => {
    expect(await drillKills(platform, 2, quietly)).toMatchObject(right);
  });
});

describe('one process with the PostgreSQL it brings', () => {
  beforeAll(async () => {
    platform = await openEmbeddedPlatform();
  });
  afterAll(() => platform.close());

  test('every call, mixed, is answered without an error and leaves books that balance', async () => {
    expect(await drillSoak(platform, 0.05, quietly)).toMatchObject(right);
  });

  test('a database that dies is waited for', async () => {
    expect(await drillDatabaseAway(platform, 1, quietly)).toMatchObject(right);
  });

  test('after kill -9 nothing acknowledged is lost and nothing is half done', async () => {
    expect(await drillKills(platform, 3, quietly)).toMatchObject(right);
  });
});
