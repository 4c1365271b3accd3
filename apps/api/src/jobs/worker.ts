import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { ApplicationName } from '../db/application-name.ts';
import { poolSizes } from '../db/pool-sizes.ts';
import { enterOwnerSession } from '../db/session.ts';
import { clearIdempotencyRecords } from '../idempotency/clear-records.ts';
import { takeLedgerSnapshots } from '../ledger/snapshots.ts';
import { clearExpired } from '../modules/identity/index.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../tracing/span.ts';
import { findDueJobs, findInterruptedJobs } from './due-jobs.ts';
import { removeFinalFailures } from './final-failures.ts';
import { runJob, taskNames, type Job } from './tasks.ts';
import { workerLogger } from './worker-log.ts';
import { WorkerPool } from './worker-pool.ts';

export type WorkerOptions = {
  /**
   * The address for the database's owner, because the platform's role has no access to the queue's tables.
   */
  readonly databaseUrl: string;
  /** Aborted at shutdown, which does not wait for a worker without a database. */
  readonly stopping?: AbortSignal;
};

export type Worker = {
  stop(): Promise<void>;
};

const pollIntervalMs = 500;
const restartDelayMs = 1000;
/** The longest wait for the library's run to end before a restart; the run may wait for a lost database. */
const endWithinMs = 10_000;
const workerName: ApplicationName = 'tillbook-worker';
/** Two connections run no jobs: one listens for jobs, and one adds jobs. */
const extraConnections = 2;
/**
 * The library locks a dead process's job for hours, so jobs are enqueued again under a new key after this
 * time.
 */
const keyLifetimeMs = 10_000;
const maximumAttempts = 3;
const cleanupIntervalMs = 3_600_000;
const snapshotIntervalMs = 60_000;

const payload = z.object({ subject: z.string() });

const taskList = (platform: Platform): TaskList =>
  Object.fromEntries(
    taskNames.map((task) => [
      task,
      (data: unknown) => {
        const { subject } = payload.parse(data);
        return inSpan(
          { name: `job ${task}`, kind: SpanKind.CONSUMER, attributes: { 'tillbook.subject': subject } },
          () => runJob(platform, { task, subject }),
        );
      },
    ]),
  );

const enqueue = async (runner: Runner, jobs: readonly Job[]): Promise<void> => {
  const lifetime = Math.floor(Date.now() / keyLifetimeMs);
  for (const { task, subject } of jobs) {
    await runner.addJob(
      task,
      { subject },
      {
        jobKey: `${task}:${subject}:${lifetime}`,
        jobKeyMode: 'unsafe_dedupe',
        maxAttempts: maximumAttempts,
      },
    );
  }
};

type PeriodicTask = {
  readonly name: string;
  readonly intervalMs: number;
  readonly act: () => Promise<unknown>;
};

const periodicTasks = (platform: Platform, pool: pg.Pool): readonly PeriodicTask[] => [
  {
    name: 'remove_final_failures',
    intervalMs: cleanupIntervalMs,
    act: () => removeFinalFailures(platform, pool),
  },
  { name: 'clear_expired', intervalMs: cleanupIntervalMs, act: () => clearExpired(platform) },
  {
    name: 'clear_idempotency_records',
    intervalMs: cleanupIntervalMs,
    act: () => clearIdempotencyRecords(platform),
  },
  { name: 'take_snapshots', intervalMs: snapshotIntervalMs, act: () => takeLedgerSnapshots(platform) },
];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const openPool = (databaseUrl: string, size: number): pg.Pool => {
  const pool = new WorkerPool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 5000,
    application_name: workerName,
    onConnect: enterOwnerSession,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Returns true if the database was migrated to a release that excludes this release. */
const isTooOld = ({ service }: Platform): boolean => service.isHinderedBy('release_too_old');

/** Enqueues due jobs until the worker stops or the release is too old. */
const enqueueDueJobs = async (platform: Platform, runner: Runner, stopping: AbortSignal) => {
  let jobs = await findInterruptedJobs(platform);
  while (!stopping.aborted && !isTooOld(platform)) {
    await enqueue(runner, jobs);
    await sleep(pollIntervalMs, undefined, { signal: stopping }).catch(() => undefined);
    if (!stopping.aborted) jobs = await findDueJobs(platform);
  }
};

const repeat = async (
  platform: Platform,
  { name, intervalMs, act }: PeriodicTask,
  stopping: AbortSignal,
): Promise<void> => {
  while (!stopping.aborted) {
    try {
      await act();
    } catch (error) {
      platform.log('housekeeping_failed', { task: name, error: messageOf(error) });
    }
    await sleep(intervalMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};

const withinLimit = (ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending, sleep(endWithinMs, undefined, { ref: false })]);

const runWorker = async (platform: Platform, pool: pg.Pool, stopping: AbortSignal, onReady: () => void) => {
  const runner = await run({
    pgPool: pool,
    taskList: taskList(platform),
    parsedCronItems: [],
    concurrency: pool.options.max - extraConnections,
    pollInterval: 1000,
    noHandleSignals: true,
    // Batches even single jobs, so that a failed write of a job's end ends this run. The library doesn't
    // await unbatched writes, and a failing database would crash the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: workerLogger(platform.log),
  });
  onReady();
  runner.events.on('job:success', () => platform.retention.observe('finished_jobs', 1));
  const stopped = new Promise<void>((resolve) => {
    runner.events.once('stop', () => resolve());
  });
  const over = new AbortController();
  const ending = AbortSignal.any([stopping, over.signal]);
  const polling = enqueueDueJobs(platform, runner, ending);
  const maintenance = periodicTasks(platform, pool).map((task) => repeat(platform, task, ending));
  try {
    await Promise.race([polling, stopped, runner.promise]);
  } finally {
    over.abort();
    await withinLimit(Promise.allSettled([polling, ...maintenance, runner.stop()]));
  }
};

/**
 * Starts a worker, which records late outcomes, settles ready entries, resolves attempts left open by a
 * crash, and sends emails. Several processes can run a worker on one database.
 *
 * @example
 * const worker = await startWorker(platform, { databaseUrl });
 * await worker.stop();
 */
export const startWorker = async (
  platform: Platform,
  { databaseUrl, stopping }: WorkerOptions,
): Promise<Worker> => {
  const stopper = new AbortController();
  const onReady = Promise.withResolvers<void>();
  const live = async () => {
    while (!stopper.signal.aborted) {
      if (isTooOld(platform)) {
        await sleep(restartDelayMs, undefined, { signal: stopper.signal }).catch(() => undefined);
        continue;
      }
      // A new pool for each run, because the library loses connections with the database.
      const pool = openPool(databaseUrl, poolSizes(platform.settings.databasePoolSize).worker);
      platform.pools.set('worker', pool);
      try {
        await runWorker(platform, pool, stopper.signal, onReady.resolve);
      } catch (error) {
        platform.log('worker_interrupted', { error: messageOf(error) });
        await sleep(restartDelayMs, undefined, { signal: stopper.signal }).catch(() => undefined);
      } finally {
        await withinLimit(pool.end());
      }
    }
  };
  const ended = live();
  const giveUp = () => stopper.abort();
  if (stopping?.aborted) giveUp();
  stopping?.addEventListener('abort', giveUp);
  await Promise.race([onReady.promise, ended]);
  // From here on, `stop` ends the run.
  stopping?.removeEventListener('abort', giveUp);
  return {
    stop: async () => {
      stopper.abort();
      await ended;
    },
  };
};
