import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { movableClock, type Clock, type MovableClock } from '../src/clock.ts';
import { createPlatform } from '../src/create-platform.ts';
import { handlers } from '../src/server/calls.ts';
import type { ApiEnvironment } from '../src/http/request-facts.ts';
import { tokenizationOriginApp } from '../src/server/tokenization-origin.ts';
import { webOriginApp } from '../src/server/web-origin.ts';
import type { Log } from '../src/log.ts';
import type { Platform } from '../src/platform.ts';
import { readSettings } from '../src/settings.ts';
import type { BuiltApps } from './built-apps.ts';
import { freshDatabase } from './fresh-database.ts';

export type LoggedEvent = { readonly event: string; readonly fields: Readonly<Record<string, unknown>> };

/** A whole platform on a database of its own: real apps, real PostgreSQL, a clock that a test moves. */
export type TestPlatform = {
  readonly platform: Platform;
  readonly clock: MovableClock;
  readonly web: Hono<ApiEnvironment>;
  readonly forms: Hono<ApiEnvironment>;
  /** Connections as the owner of the schema, for arranging and for looking behind the calls. */
  readonly owner: pg.Pool;
  readonly databaseUrl: string;
  /** Everything that was logged so far. */
  readonly logged: readonly LoggedEvent[];
  close(): Promise<void>;
};

export type TestPlatformOptions = {
  /** Settings as the environment would give them. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly startsAt?: Date;
  /** What the platform takes for the time, for a test whose clock jumps; else the clock as it is moved. */
  readonly seenTime?: (clock: Clock) => Clock;
  /** Built web apps of the test's own. */
  readonly folders?: BuiltApps['folders'];
};

const settingsFor = (environment: Readonly<Record<string, string>>, dataDirectory: string) => {
  const read = readSettings({ THROTTLE: 'off', DATA_DIR: dataDirectory, ...environment });
  if (!read.ok) throw new Error(read.message);
  return read.settings;
};

/**
 * Puts a platform together the way a start does, with throttles off unless the test asks for them.
 *
 * @example
 * const test = await testPlatform();
 * afterAll(() => test.close());
 * const response = await test.web.request('/api/health');
 */
export const testPlatform = async ({
  environment = {},
  startsAt = new Date('2026-03-02T15:00:00.000Z'),
  seenTime = (clock) => clock,
  folders,
}: TestPlatformOptions = {}): Promise<TestPlatform> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'tillbook-test-'));
  const { databaseUrl, drop } = await freshDatabase();
  const settings = settingsFor(environment, dataDirectory);
  const clock = movableClock(startsAt);
  const logged: LoggedEvent[] = [];
  const log: Log = (event, fields = {}) => logged.push({ event, fields });
  const made = await createPlatform({ settings, databaseUrl, clock: seenTime(clock), log, poolSize: 6 });
  if (!made.ok) throw new Error(made.message);
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // A test that ends the database's connections is no fault of this one.
  owner.on('error', () => undefined);
  const { platform } = made;
  return {
    platform,
    clock,
    owner,
    databaseUrl,
    logged,
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
