import { eq } from '../../db/drizzle/query.ts';
import { drizzle, type NodePgDatabase } from '../../db/drizzle/node-postgres.ts';
import type pg from 'pg';
import { connectOwner } from '../../db/connect-owner.ts';
import { beginSimulation, endSimulation, isSimulated } from '../../db/simulation.ts';
import { accounts, seedings } from '../../db/schema/index.ts';
import type { Log } from '../../runtime/log.ts';
import { silentProgress, type ProgressLine } from '../serve/progress-line.ts';
import { emptySandboxDatabase } from '../../processor/sandbox-database.ts';
import type { Settings } from '../../runtime/settings.ts';
import { playDemo } from './play-demo.ts';
import { watchSeeding } from './watch-seeding.ts';
import { wipe } from './wipe.ts';

export type SeedOptions = {
  readonly settings: Settings;
  /** Connects as the owner of a migrated database that serves no requests yet. */
  readonly databaseUrl: string;
  readonly log: Log;
  /** The end of the history; defaults to now. */
  readonly now?: Date;
  /** Called before the replay, which takes a while. */
  readonly onBegin?: () => void;
  readonly progress?: ProgressLine;
};

const name = 'demo';
/** The advisory lock for seeding; an arbitrary constant. */
const seedLockKey = 4_310_4_319;

type Need = 'nothing' | 'seed' | 'seed_again';

const findNeed = async (owner: NodePgDatabase): Promise<Need> => {
  const [seeding] = await owner.select().from(seedings).where(eq(seedings.name, name));
  if (seeding !== undefined) return seeding.finishedAt === null ? 'seed_again' : 'nothing';
  const [account] = await owner.select({ id: accounts.id }).from(accounts).limit(1);
  return account === undefined ? 'seed' : 'nothing';
};

const forgetAll = async (client: pg.Client, { sandboxDatabaseUrl }: Settings): Promise<void> => {
  await wipe(client);
  if (sandboxDatabaseUrl !== undefined) await emptySandboxDatabase(sandboxDatabaseUrl);
};

const seedOnce = async (
  client: pg.Client,
  { settings, databaseUrl, log, now = new Date(), onBegin, progress = silentProgress }: SeedOptions,
) => {
  const owner = drizzle(client);
  const need = await findNeed(owner);
  if (need === 'nothing') return 'kept';
  if (need === 'seed_again') await forgetAll(client, settings);
  await owner.insert(seedings).values({ name, beganAt: new Date() }).onConflictDoNothing();
  // A mark left by an interrupted seeding is removed at the end; a mark that the database had before stays.
  const staysSimulated =
    settings.clockStartsAt !== undefined || (need === 'seed' && (await isSimulated(client)));
  await beginSimulation(client);
  onBegin?.();
  const watch = await watchSeeding(databaseUrl, progress);
  await playDemo({ settings, databaseUrl, owner, log, now }).finally(() => watch.end());
  if (!staysSimulated) await endSimulation(client);
  await owner.update(seedings).set({ finishedAt: new Date() }).where(eq(seedings.name, name));
  return 'seeded';
};

const withClient = async <T>(databaseUrl: string, run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectOwner(databaseUrl, 'tillbook-seed');
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

/**
 * Returns true if a seeding has begun but not finished: the next seeding wipes the database, so it must not
 * serve requests.
 */
export const hasUnfinishedSeeding = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const [seeding] = await drizzle(client).select().from(seedings).where(eq(seedings.name, name));
    return seeding !== undefined && seeding.finishedAt === null;
  });

export const hasSimulatedClock = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, isSimulated);

/**
 * Fills an empty database with the demo data, and leaves a database that contains anything else unchanged. An
 * interrupted seeding is wiped and restarted; processes that start at the same time take turns.
 * @example
 * await seedDemo({ settings, databaseUrl, log });
 */
export const seedDemo = (options: SeedOptions): Promise<'seeded' | 'kept'> =>
  withClient(options.databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [seedLockKey]);
    return seedOnce(client, options);
  });
