import { join } from 'node:path';
import { backgroundWork } from './background.ts';
import { openChanges } from './account-changes/changes.ts';
import { clockOf, type Clock } from './clock.ts';
import { openDatabase, openPool } from './db/client.ts';
import { poolSizes } from './db/pool-sizes.ts';
import { downloadLimits } from './downloads/download-limits.ts';
import { identifierSource, type RandomBytes } from './identifiers.ts';
import { silentLog, type Log } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { openPdfPrinter } from './statement-pdf/pdf-printer.ts';
import { findStillAllowed } from './modules/account-changes/index.ts';
import type { Platform } from './platform.ts';
import { sandboxProcessor } from './processor/sandbox-processor.ts';
import { withRequestIds } from './request-context.ts';
import { inService } from './service.ts';
import type { Settings } from './settings.ts';
import { tracedProcessor } from './tracing/traced-processor.ts';
import { openVault } from './vault/open-vault.ts';

export type PlatformOptions = {
  readonly settings: Settings;
  /** A migrated database. */
  readonly databaseUrl: string;
  /** The clock of the settings unless the seed or a test brings its own. */
  readonly clock?: Clock;
  readonly log?: Log;
  /** For identifiers that are the same every time; the demo data has one. */
  readonly fillRandom?: RandomBytes;
  readonly poolSize?: number;
};

export type PlatformResult =
  | { ok: true; platform: Platform; close(): Promise<void> }
  | { ok: false; message: string };

/**
 * Puts together what every call stands on. The database must be migrated; keys are made or found in `DATA_DIR/keys`.
 *
 * `close` waits for work under way, then lets the connections go.
 */
export const createPlatform = async ({
  settings,
  databaseUrl,
  clock = clockOf(settings),
  log = silentLog,
  fillRandom,
  poolSize,
}: PlatformOptions): Promise<PlatformResult> => {
  const sizes = poolSizes(settings.databasePoolSize);
  const database = openDatabase(databaseUrl, {
    size: poolSize ?? sizes.api,
    plannedSize: sizes.filters,
    log,
  });
  const opened = await openVault({ database, folder: join(settings.dataDirectory, 'keys'), clock });
  if (!opened.ok) {
    await database.close();
    return opened;
  }
  // A bank would have a database of its own.
  const processorPool = openPool(databaseUrl, { name: 'tillbook-processor', size: sizes.processor, log });
  const requestLog = withRequestIds(log);
  const background = backgroundWork(requestLog);
  const changes = openChanges({
    database,
    databaseUrl,
    log: requestLog,
    stillAllowed: (followers) => findStillAllowed(database, clock, followers),
  });
  const pdfPrinter = openPdfPrinter();
  const platform: Platform = {
    settings,
    database,
    clock,
    log: requestLog,
    background,
    changes,
    downloads: downloadLimits(),
    pdfPrinter,
    requests: requestMetrics(),
    pools: new Map([
      ['calls', database.pool],
      ['planned', database.planned],
      ['processor', processorPool],
    ]),
    service: inService(),
    newIdentifier: identifierSource(clock, fillRandom),
    vault: opened.vault,
    mailer: openMailer(settings, clock),
    processor: tracedProcessor(
      sandboxProcessor({
        pool: processorPool,
        clock,
        delayMs: settings.sandboxDelayMs,
        terminalTimeoutMs: settings.terminalTimeoutMs,
      }),
    ),
  };
  const close = async () => {
    await pdfPrinter.close();
    await background.settled();
    await changes.close();
    await Promise.all([database.close(), processorPool.end()]);
  };
  return { ok: true, platform, close };
};
