import type pg from 'pg';
import { movableClock } from '../../runtime/clock.ts';
import { createPlatform } from '../../create-platform.ts';
import type { Connection } from '../../db/client.ts';
import type { Log } from '../../runtime/log.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { saveBusinessProfile } from '../../modules/profiles/index.ts';
import type { Platform } from '../../platform.ts';
import { openSandboxDatabase } from '../../processor/sandbox-database.ts';
import type { Settings } from '../../runtime/settings.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { demoProcessor } from './demo-processor.ts';
import { playEvent } from './play-event.ts';
import { harborProfile } from './harbor-profile.ts';
import { planBirchwood, planHarbor } from './history-plan.ts';
import type { PlannedEvent } from './planned-event.ts';
import { seededRandom } from './random.ts';
import { historyDays } from './sales-plan.ts';
import type { Shop } from './shop.ts';
import { shopDayBefore } from './shop-time.ts';
import { catchUp, play, type HistoryEvent } from './simulation.ts';

export type DemoStage = {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly owner: Connection;
  readonly log: Log;
  /** The end of the history. */
  readonly now: Date;
};

/**
 * The seed that makes the demo deterministic: its random numbers, identifiers and everything derived from
 * them.
 */
export const demoSeed = 20_261_121;
/** Events run in sequence, with a query or two in parallel. */
const connections = 3;

/**
 * Lets a pool commit without waiting for the disk, which makes seeding three times as fast. This is safe: the
 * row that marks the end of the seeding is committed normally, and everything before it is then on the disk
 * as well.
 */
const commitWithoutWaiting = async (pool: pg.Pool): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of clients) {
    await client.query('set synchronous_commit = off');
    client.release();
  }
};

const openPlatform = async ({ settings, databaseUrl, log, now }: DemoStage, processorPool: pg.Pool) => {
  const clock = movableClock(shopDayBefore(now, historyDays).at(4 * 60));
  const { fill } = seededRandom(demoSeed);
  const created = await createPlatform({
    settings,
    databaseUrl,
    clock,
    log,
    fillRandom: fill,
    poolSize: connections,
  });
  if (!created.ok) throw new Error(created.message);
  await Promise.all([created.platform.database.pool, processorPool].map(commitWithoutWaiting));
  const platform: Platform = { ...created.platform, processor: demoProcessor(processorPool, clock) };
  return { platform, clock, close: () => created.close() };
};

const saveProfile = async (platform: Platform, shop: Shop, userId: string) => {
  const saved = await saveBusinessProfile(platform, {
    accountId: shop.accountId,
    changes: harborProfile,
    userId,
  });
  if (!saved.ok)
    throw new Error(`The demo's profile is not valid: ${Object.keys(saved.fields ?? {}).join(', ')}.`);
};

const historyOf = (shop: Shop, events: readonly PlannedEvent[]): readonly HistoryEvent[] =>
  events.map((event) => ({ at: event.at, run: () => playEvent(shop, event) }));

/**
 * Replays the demo's ninety days: a platform with a simulated clock runs each payment, refund and payout
 * through the real engine at its time.
 */
export const playDemo = async (stage: DemoStage): Promise<void> => {
  const processorPool = await openSandboxDatabase(stage.settings, stage.databaseUrl, { size: connections });
  const { platform, clock, close } = await openPlatform(stage, processorPool);
  try {
    const { harborId, birchwoodId, merchantId } = await openDemoAccounts(platform, stage.owner);
    const random = seededRandom(demoSeed);
    const shop = (accountId: string): Shop => ({
      platform,
      ownerId: merchantId,
      accountId: accountForPlatform({ accountId }),
      random,
      now: stage.now,
      instrumentIds: new Map(),
      paymentIds: new Map(),
      disputeIds: new Map(),
    });
    const harbor = shop(harborId);
    await saveProfile(platform, harbor, merchantId);
    await play(platform, clock, [
      ...historyOf(harbor, planHarbor(random, stage.now)),
      ...historyOf(shop(birchwoodId), planBirchwood(random, stage.now)),
    ]);
    await catchUp(platform, clock, stage.now);
  } finally {
    await close();
    await processorPool.end();
  }
};
