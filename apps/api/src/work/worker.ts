import { setTimeout as sleep } from 'node:timers/promises';
import { makeWorkerUtils, run, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import * as z from 'zod/mini';
import { takeLedgerSnapshots } from '../ledger/snapshots.ts';
import { clearExpired } from '../modules/identity/clear-expired.ts';
import type { Platform } from '../platform.ts';
import { findDueWork, findInterruptedWork } from './due-work.ts';
import { perform, taskNames, type TaskName, type Work } from './tasks.ts';
import { workerLogger } from './worker-log.ts';

export type WorkerOptions = {
  /** Connects as the owner of the database: the queue keeps tables of its own, which the platform's role cannot reach. */
  readonly databaseUrl: string;
};

export type Worker = {
  /** Takes no further work and waits for what is under way. */
  stop(): Promise<void>;
};

const lookIntervalMs = 500;
const restartDelayMs = 1000;
const concurrency = 4;
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
      (given: unknown) => perform(platform, { task, subject: payload.parse(given).subject }),
    ]),
  );

/** Mail goes out one by one: a mail server that is silent must not keep all hands from the money. */
const queueOf = (task: TaskName) => (task === 'send_receipt' ? { queueName: 'mail' } : {});

const enqueue = async (runner: Runner, work: readonly Work[]): Promise<void> => {
  const lifetime = Math.floor(Date.now() / keyLifetimeMs);
  for (const { task, subject } of work) {
    await runner.addJob(
      task,
      { subject },
      {
        jobKey: `${task}:${subject}:${lifetime}`,
        jobKeyMode: 'unsafe_dedupe',
        maxAttempts: maximumAttempts,
        ...queueOf(task),
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

const openPool = (databaseUrl: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: concurrency + 2,
    connectionTimeoutMillis: 5000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Looks for due work again and again until told to stop; a database that is away is looked for again as well. */
const lookForWork = async (platform: Platform, runner: Runner, pool: pg.Pool, stopping: AbortSignal) => {
  let cleanAtMs = 0;
  let work = await findInterruptedWork(platform);
  while (!stopping.aborted) {
    await enqueue(runner, work);
    if (Date.now() >= cleanAtMs) {
      await Promise.all([removeFinalFailures(pool), clearExpired(platform)]);
      cleanAtMs = Date.now() + cleanupIntervalMs;
    }
    await sleep(lookIntervalMs, undefined, { signal: stopping }).catch(() => undefined);
    if (!stopping.aborted) work = await findDueWork(platform);
  }
};

const repeat = async (intervalMs: number, stopping: AbortSignal, act: () => Promise<unknown>) => {
  while (!stopping.aborted) {
    await act();
    await sleep(intervalMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};

/** One life of the worker: until it is stopped, or its database goes away. */
const work = async (platform: Platform, pool: pg.Pool, stopping: AbortSignal, begun: () => void) => {
  const runner = await run({
    pgPool: pool,
    taskList: taskList(platform),
    parsedCronItems: [],
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: workerLogger(platform.log),
  });
  begun();
  const over = new AbortController();
  const ending = AbortSignal.any([stopping, over.signal]);
  const looking = lookForWork(platform, runner, pool, ending);
  const snapshots = repeat(snapshotIntervalMs, ending, () => takeLedgerSnapshots(platform));
  try {
    await Promise.race([looking, snapshots, runner.promise]);
  } finally {
    over.abort();
    await Promise.allSettled([looking, snapshots, runner.stop()]);
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
export const startWorker = async (platform: Platform, { databaseUrl }: WorkerOptions): Promise<Worker> => {
  const pool = openPool(databaseUrl);
  const stopper = new AbortController();
  const begun = Promise.withResolvers<void>();
  const live = async () => {
    while (!stopper.signal.aborted) {
      try {
        await work(platform, pool, stopper.signal, begun.resolve);
      } catch (error) {
        platform.log('worker_interrupted', { error: error instanceof Error ? error.message : String(error) });
        await sleep(restartDelayMs, undefined, { signal: stopper.signal }).catch(() => undefined);
      }
    }
  };
  const ended = live();
  await Promise.race([begun.promise, ended]);
  return {
    stop: async () => {
      stopper.abort();
      await ended;
      await pool.end();
    },
  };
};
