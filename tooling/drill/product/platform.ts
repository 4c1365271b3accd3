import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess, isReady } from './api-process.ts';

/** What is killed: Node alone, PostgreSQL alone, or both at one blow. */
export const victims = ['node', 'database', 'everything'] as const;
export type Victim = (typeof victims)[number];

/** A running platform with the demo data, whose settlements run at once, and which comes back from anything. */
export type Platform = {
  /** Where its database is: inside, or behind DATABASE_URL. */
  readonly where: 'embedded' | 'external';
  /** The processes of the moment, at least one; whoever starts others gives others. */
  apis(): readonly ApiProcess[];
  databaseUrl(): string;
  /** Connections as the owner, for arranging and for reading behind the calls. */
  owner(): pg.Pool;
  /** kill -9. */
  kill(victim: Victim): Promise<void>;
  /** Starts a killed database again; absent where the platform looks after it. Resolves when it takes connections. */
  readonly startDatabase?: () => Promise<void>;
  /** Starts what was killed, or waits for what starts itself; resolves when every process says that it is ready. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

/** The place of a process in `apis`, whatever the count. */
export const apiAt = (platform: Platform, place: number): ApiProcess => {
  const apis = platform.apis();
  const api = apis[place % apis.length];
  if (api === undefined) throw new Error('The platform has no process.');
  return api;
};

export const openOwner = (databaseUrl: string): pg.Pool => {
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A drill that kills the database is no reason for this process to end.
  owner.on('error', () => undefined);
  owner.on('connect', (client) => client.on('error', () => undefined));
  return owner;
};

/** No settlement days, so that settlements run all the time and not in two days. */
export const settleAtOnce = (owner: pg.Pool): Promise<unknown> =>
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

/** A process that ended by itself after it had come back is what a drill is there to find. */
export const requireRunning = (platform: Platform): void => {
  for (const api of platform.apis()) {
    if (!api.isRunning()) throw new Error(`The platform ended by itself: ${api.complaint()}`);
  }
};

/** Opens a platform, hands it over and closes it, whatever comes of it. */
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
