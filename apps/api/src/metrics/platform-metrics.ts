import { max } from 'drizzle-orm';
import { Counter, Gauge, Registry } from 'prom-client';
import { entrySets } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { findQueueState } from './queue-state.ts';

type Figure = { readonly name: string; readonly help: string; readonly value: number };

/** On every figure that is the database's, so that it is not added up over the processes that all tell it. */
const fromDatabase = { scope: 'database' } as const;

const addGauge = (registry: Registry, { name, help, value }: Figure): void => {
  new Gauge({ name, help, registers: [registry] }).set(value);
};

const addDatabaseGauge = (registry: Registry, { name, help, value }: Figure): void => {
  new Gauge({ name, help, labelNames: ['scope'], registers: [registry] }).set(fromDatabase, value);
};

const addPools = (registry: Registry, { pools }: Platform): void => {
  const connections = new Gauge({
    name: 'tillbook_database_connections',
    help: 'Connections of each pool of this process, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
  });
  for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
    connections.set({ pool, state: 'open' }, totalCount);
    connections.set({ pool, state: 'idle' }, idleCount);
    connections.set({ pool, state: 'waiting' }, waitingCount);
  }
};

const readDatabase = async ({ database, clock }: Platform) => {
  const [queue, [newest]] = await Promise.all([
    findQueueState(database),
    database.drizzle.select({ ordinal: max(entrySets.ordinal) }).from(entrySets),
  ]);
  const waitedMs = queue.oldestJobAt ? clock.now().getTime() - queue.oldestJobAt.getTime() : 0;
  return { queue, postings: newest?.ordinal ?? 0, oldestJobSeconds: Math.max(0, waitedMs / 1000) };
};

/** What only the database knows; its ordinals grow with each posting, so their growth is the posting rate. */
const addDatabaseFigures = (
  registry: Registry,
  { queue, postings, oldestJobSeconds }: Awaited<ReturnType<typeof readDatabase>>,
): void => {
  new Counter({
    name: 'tillbook_postings_total',
    help: 'Entry sets of the general ledger, those that were rolled back included.',
    labelNames: ['scope'],
    registers: [registry],
  }).inc(fromDatabase, postings);
  addDatabaseGauge(registry, {
    name: 'tillbook_queue_depth',
    help: 'Jobs that wait, work or are to be tried again.',
    value: queue.depth,
  });
  addDatabaseGauge(registry, {
    name: 'tillbook_queue_failed',
    help: 'Jobs that failed for good.',
    value: queue.failed,
  });
  addDatabaseGauge(registry, {
    name: 'tillbook_queue_oldest_job_seconds',
    help: 'How long the oldest job has waited.',
    value: oldestJobSeconds,
  });
};

/** The state of the platform as it is now; while the database is away, what can be said without it. */
export const platformMetrics = async (platform: Platform): Promise<Registry> => {
  const registry = new Registry();
  addGauge(registry, {
    name: 'tillbook_event_streams',
    help: 'Streams of events that are open in this process.',
    value: platform.changes.followers().length,
  });
  addPools(registry, platform);
  const known = await readDatabase(platform).catch(() => undefined);
  if (known) addDatabaseFigures(registry, known);
  addGauge(registry, {
    name: 'tillbook_database_up',
    help: 'Whether the database answers this process.',
    value: known ? 1 : 0,
  });
  return registry;
};
