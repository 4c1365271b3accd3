import type pg from 'pg';
import { movableClock } from '../clock.ts';
import { createPlatform } from '../create-platform.ts';
import { openPool, type Connection } from '../db/client.ts';
import type { Log } from '../log.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { saveBusinessProfile } from '../modules/profiles/index.ts';
import type { Platform } from '../platform.ts';
import type { Settings } from '../settings.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { demoProcessor } from './demo-processor.ts';
import { happen } from './happen.ts';
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
  /** The owner's connection, to open accounts with. */
  readonly owner: Connection;
  readonly log: Log;
  /** When the history ends. */
  readonly now: Date;
};

/** The same every time: chance, identifiers and all that follows from them. */
export const demoSeed = 20_261_121;
/** One thing happens after another, with a question or two beside it. */
const connections = 3;

/**
 * Lets a pool commit without waiting for the disk, which makes the seeding three times as fast. Nothing is lost by it: the
 * mark that the seeding is finished is written the ordinary way, after and therefore together with all before it.
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
  events.map((event) => ({ at: event.at, happen: () => happen(shop, event) }));

/**
 * Lives through the demo's ninety days: a platform with a clock of its own takes each payment, refund and payout through
 * the real engine, at the simulated moment it happened.
 */
export const playDemo = async (stage: DemoStage): Promise<void> => {
  const processorPool = openPool(stage.databaseUrl, { name: 'tillbook-processor', size: connections });
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
