import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess, isReady } from './api-process.ts';

/** Processes to kill: Node, PostgreSQL, or both together. */
export const victims = ['node', 'database', 'everything'] as const;
export type Victim = (typeof victims)[number];

/** An upgrade from this release to the next, process by process. */
export type Upgrade = {
  readonly from: number;
  readonly to: number;
  readonly migrations: readonly string[];
  /** Adds a process of the next release, which migrates the database. */
  add(): Promise<void>;
  restart(index: number): Promise<void>;
  /** Replaces a process with a process of the next release. */
  replace(index: number): Promise<void>;
};

/** Access to the books and to the processor's record. */
export type Books = {
  databaseUrl(): string;
  /** Pool of the database owner, for setup and checks. */
  owner(): pg.Pool;
  /**
   * The separate database of the sandbox processor. Absent if the platform's database contains the
   * processor's record.
   */
  readonly sandbox?: { readonly databaseUrl: string; readonly owner: pg.Pool };
};

/** A running platform with demo data and immediate settlements. */
export type Platform = Books & {
  readonly where: 'embedded' | 'external';
  /** Current processes, at least one. A restart replaces them. */
  apis(): readonly ApiProcess[];
  kill(victim: Victim): Promise<void>;
  /**
   * Shuts the database down cleanly, which ends every session. Absent if the platform starts the database
   * itself.
   */
  readonly stopDatabase?: () => Promise<void>;
  /** Restarts a killed or stopped database. Absent if the platform does so itself. */
  readonly startDatabase?: () => Promise<void>;
  /** Stops a process and starts a new process. Absent on a platform with an embedded database. */
  readonly replace?: (index: number) => Promise<void>;
  readonly killOne?: (index: number) => Promise<void>;
  readonly upgrade?: Upgrade;
  readonly startWithClockAhead?: (clockAheadMs: number) => Promise<ApiProcess>;
  /** Restarts killed processes and waits until every process is ready. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** Returns a process by index, modulo the number of processes. */
export const apiAt = (platform: Platform, index: number): ApiProcess => {
  const apis = platform.apis();
  const api = apis[index % apis.length];
  if (api === undefined) throw new Error('The platform has no process.');
  return api;
};

export const openOwner = (databaseUrl: string, max = 2): pg.Pool => {
  const owner = new pg.Pool({ connectionString: databaseUrl, max });
  // Without these listeners, killing the database would end this process.
  owner.on('error', () => undefined);
  owner.on('connect', (client) => client.on('error', () => undefined));
  return owner;
};

/** Removes the settlement delay of several days. */
export const settleImmediately = (owner: pg.Pool): Promise<unknown> =>
  owner.query('update account_settings set card_settlement_days = 0, ach_settlement_days = 0');

const readyWithinMs = 120_000;

export const untilReady = async (api: ApiProcess): Promise<void> => {
  const deadline = performance.now() + readyWithinMs;
  while (!(await isReady(api.apiBaseUrl))) {
    if (!api.isRunning()) throw new Error(`The platform ended: ${api.complaint()}`);
    if (performance.now() > deadline) throw new Error(`The platform did not recover: ${api.complaint()}`);
    await sleep(25);
  }
};

/** Throws if a process has exited by itself, for example after a restart. */
export const requireRunning = (platform: Platform): void => {
  for (const api of platform.apis()) {
    if (!api.isRunning()) throw new Error(`The platform ended by itself: ${api.complaint()}`);
  }
};

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
