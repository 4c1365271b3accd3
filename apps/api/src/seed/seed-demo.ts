import { eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Schema } from '../db/client.ts';
import { connectOwner } from '../db/connect-owner.ts';
import * as schema from '../db/schema/index.ts';
import type { Log } from '../log.ts';
import { silentProgress, type ProgressLine } from '../serve/progress-line.ts';
import type { Settings } from '../settings.ts';
import { playDemo } from './play-demo.ts';
import { watchSeeding } from './watch-seeding.ts';
import { wipe } from './wipe.ts';

export type SeedOptions = {
  readonly settings: Settings;
  /** The owner's address of a migrated database that nothing is served from yet. */
  readonly databaseUrl: string;
  readonly log: Log;
  /** The moment at which the history ends: now, unless a test says otherwise. */
  readonly now?: Date;
  /** Told before the history is lived through, which takes a while. */
  readonly onBegin?: () => void;
  /** Told how far it is meanwhile. */
  readonly progress?: ProgressLine;
};

const { seedings, accounts } = schema;
const name = 'demo';
/** Any constant will do; it names the right to seed. */
const seedLockKey = 4_310_4_319;

type Need = 'nothing' | 'seed' | 'seed_again';

/** Demo data goes into an empty database, and into one whose seeding was interrupted. */
const findNeed = async (owner: NodePgDatabase<Schema>): Promise<Need> => {
  const [seeding] = await owner.select().from(seedings).where(eq(seedings.name, name));
  if (seeding !== undefined) return seeding.finishedAt === null ? 'seed_again' : 'nothing';
  const [account] = await owner.select({ id: accounts.id }).from(accounts).limit(1);
  return account === undefined ? 'seed' : 'nothing';
};

const seedOnce = async (
  client: pg.Client,
  { settings, databaseUrl, log, now = new Date(), onBegin, progress = silentProgress }: SeedOptions,
) => {
  const owner = drizzle(client, { schema });
  const need = await findNeed(owner);
  if (need === 'nothing') return 'kept';
  if (need === 'seed_again') await wipe(client);
  await owner.insert(seedings).values({ name, beganAt: new Date() }).onConflictDoNothing();
  onBegin?.();
  const watch = await watchSeeding(databaseUrl, progress);
  await playDemo({ settings, databaseUrl, owner, log, now }).finally(() => watch.end());
  await owner.update(seedings).set({ finishedAt: new Date() }).where(eq(seedings.name, name));
  return 'seeded';
};

const withClient = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectOwner(databaseUrl, 'tillbook-seed');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * True where a seeding was begun and has not ended: nothing may be served from such a database, for the next seeding
 * wipes it.
 */
export const hasUnfinishedSeeding = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const [seeding] = await drizzle(client, { schema })
      .select()
      .from(seedings)
      .where(eq(seedings.name, name));
    return seeding !== undefined && seeding.finishedAt === null;
  });

/**
 * Fills an empty database with the demo data; a database that holds anything else is kept as it is. A seeding that was
 * interrupted is wiped and begun again; two processes that start together take turns.
 *
 * @example
 * await seedDemo({ settings, databaseUrl, log });
 */
export const seedDemo = (options: SeedOptions): Promise<'seeded' | 'kept'> =>
  withClient(options.databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [seedLockKey]);
    return seedOnce(client, options);
  });
