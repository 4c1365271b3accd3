import { max } from '../db/drizzle/query.ts';
import { Counter, Gauge, Registry } from 'prom-client';
import { entrySets } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { hindrances } from '../runtime/service.ts';
import { findArchiveState } from '../metrics/archive-state.ts';
import { findQueueState } from '../metrics/queue-state.ts';

type Figure = { readonly name: string; readonly help: string; readonly value: number };

/** The label of the database's metrics, so that they are not summed across the processes that report them. */
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
    help: 'Connections in each pool of this process, and requests waiting for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
  });
  for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
    connections.set({ pool, state: 'open' }, totalCount);
    connections.set({ pool, state: 'idle' }, idleCount);
    connections.set({ pool, state: 'waiting' }, waitingCount);
  }
};

const addReplica = (registry: Registry, { reads }: Platform): void => {
  const replica = reads.replica();
  if (replica === undefined) return;
  const { lagMs, unreceivedBytes, unreplayedBytes, isUsed } = replica;
  addGauge(registry, {
    name: 'tillbook_replica_used',
    help: '1 if files, statements and searches are read from the replica.',
    value: isUsed ? 1 : 0,
  });
  if (lagMs !== undefined) {
    addGauge(registry, {
      name: 'tillbook_replica_lag_seconds',
      help: 'Maximum age of the data on the replica.',
      value: lagMs / 1000,
    });
  }
  if (unreceivedBytes === undefined || unreplayedBytes === undefined) return;
  const behind = new Gauge({
    name: 'tillbook_replica_lag_bytes',
    help: "Bytes of the primary's log that the replica has not received, and not replayed.",
    labelNames: ['until'],
    registers: [registry],
  });
  behind.set({ until: 'received' }, unreceivedBytes);
  behind.set({ until: 'replayed' }, unreplayedBytes);
};

const addService = (registry: Registry, { service }: Platform): void => {
  addGauge(registry, {
    name: 'tillbook_in_service',
    help: '1 if this process is ready for new work.',
    value: service.isOpen() ? 1 : 0,
  });
  const hindered = new Gauge({
    name: 'tillbook_hindered',
    help: '1 if this process is out of service for the reason.',
    labelNames: ['hindrance'],
    registers: [registry],
  });
  for (const hindrance of hindrances) hindered.set({ hindrance }, service.isHinderedBy(hindrance) ? 1 : 0);
  const aheadMs = service.clockAheadMs();
  if (aheadMs === undefined) return;
  addGauge(registry, {
    name: 'tillbook_clock_ahead_seconds',
    help: "Seconds by which the machine's clock is ahead of the database's.",
    value: aheadMs / 1000,
  });
};

const readDatabase = async ({ database, clock }: Platform) => {
  const [queue, archive, [newest]] = await Promise.all([
    findQueueState(database),
    findArchiveState(database),
    database.drizzle.select({ ordinal: max(entrySets.ordinal) }).from(entrySets),
  ]);
  const waitedMs = queue.oldestJobAt ? clock.now().getTime() - queue.oldestJobAt.getTime() : 0;
  return { queue, archive, postings: newest?.ordinal ?? 0, oldestJobSeconds: Math.max(0, waitedMs / 1000) };
};

/**
 * Adds figures that only the database has. Its ordinals increase with each posting, so their growth is the
 * posting rate.
 */
const addDatabaseFigures = (
  registry: Registry,
  { queue, archive, postings, oldestJobSeconds }: Awaited<ReturnType<typeof readDatabase>>,
): void => {
  new Counter({
    name: 'tillbook_postings_total',
    help: 'Entry sets of the general ledger, including those rolled back.',
    labelNames: ['scope'],
    registers: [registry],
  }).inc(fromDatabase, postings);
  addDatabaseGauge(registry, {
    name: 'tillbook_queue_depth',
    help: 'Jobs that are waiting, running or to be retried.',
    value: queue.depth,
  });
  addDatabaseGauge(registry, {
    name: 'tillbook_queue_failed',
    help: 'Failed jobs.',
    value: queue.failed,
  });
  addDatabaseGauge(registry, {
    name: 'tillbook_queue_oldest_job_seconds',
    help: 'Seconds that the oldest job has been waiting.',
    value: oldestJobSeconds,
  });
  if (archive === undefined) return;
  addDatabaseGauge(registry, {
    name: 'tillbook_archive_failing',
    help: "1 if the last attempt to archive the database's log failed.",
    value: archive.isFailing ? 1 : 0,
  });
  if (archive.ageSeconds === undefined) return;
  addDatabaseGauge(registry, {
    name: 'tillbook_archive_age_seconds',
    help: "When the database's log was last archived.",
    value: archive.ageSeconds,
  });
};

/**
 * Collects the current state of the platform; while the database is unavailable, only the part that is known
 * without it.
 */
export const platformMetrics = async (platform: Platform): Promise<Registry> => {
  const registry = new Registry();
  addGauge(registry, {
    name: 'tillbook_event_streams',
    help: 'Event streams open in this process.',
    value: platform.accountChanges.followers().length,
  });
  addService(registry, platform);
  addPools(registry, platform);
  addReplica(registry, platform);
  const known = await readDatabase(platform).catch(() => undefined);
  if (known) addDatabaseFigures(registry, known);
  addGauge(registry, {
    name: 'tillbook_database_up',
    help: '1 if this process can reach the database.',
    value: known ? 1 : 0,
  });
  return registry;
};
