import { join } from 'node:path';
import { backgroundWork } from './background.ts';
import { openChanges } from './changes/changes.ts';
import { systemClock, type Clock } from './clock.ts';
import { openDatabase } from './db/client.ts';
import { identifierSource, type RandomBytes } from './identifiers.ts';
import { silentLog, type Log } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { findStillAllowed } from './modules/events/still-allowed.ts';
import type { Platform } from './platform.ts';
import { sandboxProcessor } from './processor/sandbox-processor.ts';
import type { Settings } from './settings.ts';
import { openVault } from './vault/open-vault.ts';

export type PlatformOptions = {
  readonly settings: Settings;
  /** A migrated database. */
  readonly databaseUrl: string;
  /** The system's clock unless the seed or a test brings its own. */
  readonly clock?: Clock;
  readonly log?: Log;
  /** For identifiers that are the same every time; the demo data has one. */
  readonly fillRandom?: RandomBytes;
  readonly poolSize?: number;
};

export type PlatformResult =
  | { ok: true; platform: Platform; close(): Promise<void> }
  | { ok: false; message: string };

/** The processor's own few connections: a bank would have its own database. */
const processorPoolSize = 4;

/**
 * Puts together what every call stands on. The database must be migrated; keys are made or found in `DATA_DIR/keys`.
 *
 * `close` waits for work under way, then lets the connections go.
 */
export const createPlatform = async ({
  settings,
  databaseUrl,
  clock = systemClock,
  log = silentLog,
  fillRandom,
  poolSize,
}: PlatformOptions): Promise<PlatformResult> => {
  const database = openDatabase(databaseUrl, poolSize);
  const opened = await openVault({ database, folder: join(settings.dataDirectory, 'keys'), clock });
  if (!opened.ok) {
    await database.close();
    return opened;
  }
  const processorDatabase = openDatabase(databaseUrl, processorPoolSize);
  const background = backgroundWork(log);
  const changes = openChanges({
    database,
    databaseUrl,
    log,
    stillAllowed: (followers) => findStillAllowed(database, clock, followers),
  });
  const platform: Platform = {
    settings,
    database,
    clock,
    log,
    background,
    changes,
    requests: requestMetrics(),
    newIdentifier: identifierSource(clock, fillRandom),
    vault: opened.vault,
    mailer: openMailer(settings, clock),
    processor: sandboxProcessor({
      pool: processorDatabase.pool,
      clock,
      delayMs: settings.sandboxDelayMs,
      terminalTimeoutMs: settings.terminalTimeoutMs,
    }),
  };
  const close = async () => {
    await background.settled();
    await changes.close();
    await Promise.all([database.close(), processorDatabase.close()]);
  };
  return { ok: true, platform, close };
};
