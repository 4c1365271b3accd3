import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { makeWorkerUtils, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { ApplicationName } from '../db/application-name.ts';
import { poolSizes } from '../db/pool-sizes.ts';
import { enterOwnerSession } from '../db/session.ts';
import { takeLedgerSnapshots } from '../ledger/snapshots.ts';
import { clearExpired } from '../modules/identity/index.ts';
import type { Platform } from '../platform.ts';
import { inSpan } from '../tracing/span.ts';
import { findDueJobs, findInterruptedJobs } from './due-jobs.ts';
import { runJob, taskNames, type Job } from './tasks.ts';
import { workerLogger } from './worker-log.ts';
import { WorkerPool } from './worker-pool.ts';

export type WorkerOptions = {
  /** Connects as the owner of the database: the queue keeps tables of its own, which the platform's role cannot reach. */
  readonly databaseUrl: string;
  /** Aborted when the platform is to end: a worker whose database is away is not waited for any longer then. */
  readonly stopping?: AbortSignal;
};

export type Worker = {
  /** Takes no further work and waits for what is under way. */
  stop(): Promise<void>;
};

const lookIntervalMs = 500;
const restartDelayMs = 1000;
/** However the library waits for a database that is gone, its next life does not wait for it longer than this. */
const endWithinMs = 10_000;
const workerName: ApplicationName = 'tillbook-worker';
/** Connections that are not a job's: one listens for jobs, and one adds them. */
const connectionsBesideJobs = 2;
/** A job that was taken by a process that died is locked for hours; in the next minute the same work has a new key. */
const keyLifetimeMs = 60_000;
const maximumAttempts = 3;
const cleanupIntervalMs = 3_600_000;
const snapshotIntervalMs = 60_000;

const payload = z.object({ subject: z.string() });

const taskList = (platform: Platform): TaskList =>
  Object.fromEntries(
    taskNames.map((task) => [
      task,
      (given: unknown) => {
        const { subject } = payload.parse(given);
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

const removeFinalFailures = async (pool: pg.Pool): Promise<void> => {
  const utilities = await makeWorkerUtils({ pgPool: pool });
  try {
    await utilities.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
  } finally {
    await utilities.release();
  }
};

type PeriodicTask = {
  readonly name: string;
  readonly intervalMs: number;
  readonly act: () => Promise<unknown>;
};

const periodicTasks = (platform: Platform, pool: pg.Pool): readonly PeriodicTask[] => [
  { name: 'remove_final_failures', intervalMs: cleanupIntervalMs, act: () => removeFinalFailures(pool) },
  { name: 'clear_expired', intervalMs: cleanupIntervalMs, act: () => clearExpired(platform) },
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

/** Enqueues due jobs until told to stop; a database that is away is looked for again as well. */
const enqueueDueJobs = async (platform: Platform, runner: Runner, stopping: AbortSignal) => {
  let jobs = await findInterruptedJobs(platform);
  while (!stopping.aborted) {
    await enqueue(runner, jobs);
    await sleep(lookIntervalMs, undefined, { signal: stopping }).catch(() => undefined);
    if (!stopping.aborted) jobs = await findDueJobs(platform);
  }
};

/** Periodic maintenance; failures are logged and retried at the next interval. */
const repeat = async (
  platform: Platform,
  { name, intervalMs, act }: PeriodicTask,
  stopping: AbortSignal,
): Promise<void> => {
  while (!stopping.aborted) {
    try {
      await act();
    } catch (error) {
      platform.log('housekeeping_failed', { chore: name, error: messageOf(error) });
    }
    await sleep(intervalMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};

const withinLimit = (ending: Promise<unknown>): Promise<unknown> =>
  Promise.race([ending, sleep(endWithinMs, undefined, { ref: false })]);

/** One life of the worker: until it is stopped, or its database goes away, or the library gives up by itself. */
const runWorker = async (platform: Platform, pool: pg.Pool, stopping: AbortSignal, begun: () => void) => {
  const runner = await run({
    pgPool: pool,
    taskList: taskList(platform),
    parsedCronItems: [],
    concurrency: pool.options.max - connectionsBesideJobs,
    pollInterval: 1000,
    noHandleSignals: true,
    // In batches, however small, a job whose end cannot be written ends this life of the worker. Without them nobody
    // awaits that write, and a database that dies in the middle of it would take the process along.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: workerLogger(platform.log),
  });
  begun();
  const stopped = new Promise<void>((resolve) => {
    runner.events.once('stop', () => resolve());
  });
  const over = new AbortController();
  const ending = AbortSignal.any([stopping, over.signal]);
  const looking = enqueueDueJobs(platform, runner, ending);
  const maintenance = periodicTasks(platform, pool).map((task) => repeat(platform, task, ending));
  try {
    await Promise.race([looking, stopped, runner.promise]);
  } finally {
    over.abort();
    await withinLimit(Promise.allSettled([looking, ...maintenance, runner.stop()]));
  }
};

/**
 * Starts the worker of this process: outcomes that come later, settlements when entries are ready, attempts that a crash
 * left open, receipts that wait to be mailed. Any number of processes may run one on the same database.
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
  const begun = Promise.withResolvers<void>();
  const live = async () => {
    while (!stopper.signal.aborted) {
      // Each life has connections of its own: those that the library lost with the database are not missed in the next.
      const pool = openPool(databaseUrl, poolSizes(platform.settings.databasePoolSize).worker);
      platform.pools.set('worker', pool);
      try {
        await runWorker(platform, pool, stopper.signal, begun.resolve);
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
  await Promise.race([begun.promise, ended]);
  // From now on it ends in its turn, by `stop`.
  stopping?.removeEventListener('abort', giveUp);
  return {
    stop: async () => {
      stopper.abort();
      await ended;
    },
  };
};
