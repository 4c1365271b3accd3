import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess, isReady } from './api-process.ts';

/** What is killed: Node alone, PostgreSQL alone, or both together. */
export const victims = ['node', 'database', 'everything'] as const;
export type Victim = (typeof victims)[number];

/** From this release to the next one, process by process. */
export type Upgrade = {
  /** The numbers of both releases. */
  readonly from: number;
  readonly to: number;
  /** The names of the migrations between them. */
  readonly migrations: readonly string[];
  /** Starts one more process, of the next release, which migrates the database. */
  add(): Promise<void>;
  /** Stops a process and starts it again with this release. */
  restart(index: number): Promise<void>;
  /** Stops a process and starts one of the next release in its stead. */
  replace(index: number): Promise<void>;
};

/** Where the books are, and the processor's record. */
export type Books = {
  databaseUrl(): string;
  /** Connections as the owner, for setup and verification. */
  owner(): pg.Pool;
  /** The sandbox's own database; absent if its record is in a schema of the platform's. */
  readonly sandbox?: { readonly databaseUrl: string; readonly owner: pg.Pool };
};

/**
 * A running platform with the demo data, whose settlements run immediately, and which recovers from every
 * kill.
 */
export type Platform = Books & {
  /** Whether its database is embedded or behind DATABASE_URL. */
  readonly where: 'embedded' | 'external';
  /** The current processes, at least one; a restart replaces them. */
  apis(): readonly ApiProcess[];
  /** kill -9. */
  kill(victim: Victim): Promise<void>;
  /**
   * Restarts a killed database; absent if the platform does that itself. Resolves when it accepts
   * connections.
   */
  readonly startDatabase?: () => Promise<void>;
  /** Stops a process in order and starts another in its stead; absent for the embedded database, which has one. */
  readonly replace?: (index: number) => Promise<void>;
  /** kill -9 of one process of several, and its restart. */
  readonly killOne?: (index: number) => Promise<void>;
  /** Absent unless there is a next release to upgrade to. */
  readonly upgrade?: Upgrade;
  /** Starts one more process, on a machine whose clock is ahead. */
  readonly startWithClockAhead?: (clockAheadMs: number) => Promise<ApiProcess>;
  /**
   * Restarts the killed processes, or waits for the ones that restart by themselves; resolves when every
   * process is ready.
   */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** A process by index, modulo their number. */
export const apiAt = (platform: Platform, index: number): ApiProcess => {
  const apis = platform.apis();
  const api = apis[index % apis.length];
  if (api === undefined) throw new Error('The platform has no process.');
  return api;
};

export const openOwner = (databaseUrl: string, max = 2): pg.Pool => {
  const owner = new pg.Pool({ connectionString: databaseUrl, max });
  // A drill that kills the database must not end this process.
  owner.on('error', () => undefined);
  owner.on('connect', (client) => client.on('error', () => undefined));
  return owner;
};

/** No settlement days, so that settlements run all the time and not in two days. */
export const settleImmediately = (owner: pg.Pool): Promise<unknown> =>
  owner.query('update account_settings set card_settlement_days = 0, ach_settlement_days = 0');

const readyWithinMs = 120_000;

export const untilReady = async (api: ApiProcess): Promise<void> => {
  const deadline = performance.now() + readyWithinMs;
  while (!(await isReady(api.apiBaseUrl))) {
    if (!api.isRunning()) throw new Error(`The platform ended: ${api.complaint()}`);
    if (performance.now() > deadline) throw new Error(`The platform does not come back: ${api.complaint()}`);
    await sleep(25);
  }
};

/** A process that ended by itself after a restart is just what a drill is meant to find. */
export const requireRunning = (platform: Platform): void => {
  for (const api of platform.apis()) {
    if (!api.isRunning()) throw new Error(`The platform ended by itself: ${api.complaint()}`);
  }
};

/** Opens a platform, passes it on, and closes it regardless of the result. */
export const withPlatform = async <Result>(
  open: () => Promise<Platform>,
  use: (platform: Platform) => Promise<Result>,
): Promise<Result> => {
  const platform = await open();
  try {
    return await use(platform);
  } finally {
    await platform.close();
  }
};
