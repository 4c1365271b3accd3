import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { movableClock, type Clock, type MovableClock } from '../src/runtime/clock.ts';
import { createPlatform } from '../src/create-platform.ts';
import { handlers } from '../src/server/calls.ts';
import type { ApiEnvironment } from '../src/http/request-facts.ts';
import { tokenizationOriginApp } from '../src/server/tokenization-origin.ts';
import { webOriginApp } from '../src/server/web-origin.ts';
import type { Log } from '../src/runtime/log.ts';
import type { Platform } from '../src/platform.ts';
import { readSettings } from '../src/runtime/settings.ts';
import type { BuiltApps } from './built-apps.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { openOwnerPool } from './owner-pool.ts';

export type LoggedEvent = { readonly event: string; readonly fields: Readonly<Record<string, unknown>> };

/** A whole platform on its own database: real apps, real PostgreSQL, a clock that the test moves. */
export type TestPlatform = {
  readonly platform: Platform;
  readonly clock: MovableClock;
  readonly web: Hono<ApiEnvironment>;
  readonly forms: Hono<ApiEnvironment>;
  /** Connects as the owner of the schema, for setup and verification. */
  readonly owner: pg.Pool;
  readonly databaseUrl: string;
  readonly logged: readonly LoggedEvent[];
  /** The kinds of the jobs that the test has run. */
  readonly tasksRun: Set<string>;
  close(): Promise<void>;
};

export type TestPlatformOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly startsAt?: Date;
  /** Replaces the platform's time in a test whose clock jumps; defaults to the test's clock. */
  readonly observedTime?: (clock: Clock) => Clock;
  /** Reports repeatedly that the process is alive, as a serving process does; by default only once. */
  readonly reports?: boolean;
  readonly folders?: BuiltApps['folders'];
  /** An existing database, used in place of a fresh database. */
  readonly database?: FreshDatabase;
};

/** Pools of a few connections, whose callers wait as long as a busy machine needs. */
export const testPools = { poolSize: 6, poolWaitMs: 60_000 } as const;

/** Short enough that no test has to wait for the next report. */
export const frequentReports = { reportDelayMs: 200 } as const;

const settingsFor = (environment: Readonly<Record<string, string>>, dataDirectory: string) => {
  const read = readSettings({ THROTTLE: 'off', DATA_DIR: dataDirectory, ...environment });
  if (!read.ok) throw new Error(read.message);
  return read.settings;
};

/**
 * Assembles a platform as at startup, without throttling unless the test enables it.
 * @example
 * const platform = await startTestPlatform();
 * afterAll(() => platform.close());
 * const response = await platform.web.request('/api/health');
 */
export const startTestPlatform = async ({
  environment = {},
  startsAt = new Date('2026-03-02T15:00:00.000Z'),
  observedTime = (clock) => clock,
  folders,
  reports = false,
  database,
}: TestPlatformOptions = {}): Promise<TestPlatform> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tillbook-test-'));
  const { databaseUrl, drop } = database ?? (await freshDatabase());
  const settings = settingsFor(environment, dataDirectory);
  const clock = movableClock(startsAt);
  const logged: LoggedEvent[] = [];
  const log: Log = (event, fields = {}) => logged.push({ event, fields });
  const made = await createPlatform({
    settings,
    databaseUrl,
    clock: observedTime(clock),
    log,
    ...testPools,
    ...frequentReports,
  });
  if (!made.ok) throw new Error(made.message);
  await made.processReports.report();
  if (reports) made.processReports.start();
  const owner = openOwnerPool(databaseUrl, 4);
  const { platform } = made;
  return {
    platform,
    clock,
    owner,
    databaseUrl,
    logged,
    tasksRun: new Set(),
    web: webOriginApp(platform, handlers, folders),
    forms: tokenizationOriginApp(platform, folders?.forms),
    close: async () => {
      await made.close();
      await owner.end();
      await drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
