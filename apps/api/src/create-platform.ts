import { join } from 'node:path';
import type pg from 'pg';
import { openBackground } from './runtime/background.ts';
import { openAccountChanges } from './account-changes/changes.ts';
import type { Clock } from './runtime/clock.ts';
import { type Database, openDatabase } from './db/client.ts';
import { connectionAdvice } from './db/connection-advice.ts';
import { poolSizes } from './db/pool-sizes.ts';
import { type ReadSource, replicaSource, singleSource } from './db/read-source.ts';
import { NotAReplica } from './db/replica-state.ts';
import { downloadLimits } from './downloads/download-limits.ts';
import { identifierSource, type RandomBytes } from './runtime/identifiers.ts';
import { silentLog, type Log } from './runtime/log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { retentionMetrics } from './metrics/retention-metrics.ts';
import { openPdfPrinter } from './statement-pdf/pdf-printer.ts';
import { findStillAllowed } from './modules/account-changes/index.ts';
import { causeOf, type Outcome } from './runtime/outcome.ts';
import type { Platform } from './platform.ts';
import { databaseClock } from './processes/database-clock.ts';
import { openProcessReports, type ProcessReports } from './processes/process-reports.ts';
import { openSandboxDatabase } from './processor/sandbox-database.ts';
import { sandboxProcessor } from './processor/sandbox-processor.ts';
import { withRequestIds } from './runtime/request-context.ts';
import { inService } from './runtime/service.ts';
import type { Settings } from './runtime/settings.ts';
import { tracedProcessor } from './processor/traced-processor.ts';
import { sealingWithCurrentKeys } from './vault/current-keys.ts';
import { openVault } from './vault/open-vault.ts';

export type PlatformOptions = {
  readonly settings: Settings;
  readonly databaseUrl: string;
  /** Overrides the database's time or the simulated clock, in the seed and in tests. */
  readonly clock?: Clock;
  readonly log?: Log;
  /** A seeded source makes identifiers reproducible, for the demo data. */
  readonly fillRandom?: RandomBytes;
  readonly poolSize?: number;
  readonly poolWaitMs?: number;
  readonly reportDelayMs?: number;
};

export type PlatformResult =
  | {
      ok: true;
      platform: Platform;
      /**
       * Started only by a serving process. From the first report on, the platform's clock follows the
       * database's time.
       */
      processReports: ProcessReports;
      close(): Promise<void>;
    }
  | { ok: false; message: string };

/**
 * Opens the source of long reads: the replica, with a quarter as many connections as `DATABASE_POOL_SIZE`, or
 * the primary if no replica is configured.
 */
const openReads = (
  { settings, databaseUrl, log = silentLog }: PlatformOptions,
  primary: Database,
): Promise<ReadSource> => {
  const { databaseReadUrl, databaseReadMaxLagSeconds, databasePoolSize } = settings;
  if (databaseReadUrl === undefined) return Promise.resolve(singleSource(primary));
  const { filters } = poolSizes(databasePoolSize);
  return replicaSource({
    primary,
    primaryUrl: databaseUrl,
    replicaUrl: databaseReadUrl,
    maxLagSeconds: databaseReadMaxLagSeconds,
    size: Math.ceil(databasePoolSize / 4),
    plannedSize: filters,
    log,
  });
};

const readsRefusal = (error: unknown): string =>
  error instanceof NotAReplica
    ? 'DATABASE_READ_URL leads to another database than DATABASE_URL. Set it to a replica of that one.'
    : `The database of DATABASE_READ_URL cannot be compared with that of DATABASE_URL: ${causeOf(error)}. ${connectionAdvice(error, 'DATABASE_READ_URL', 'Check DATABASE_READ_URL.')}`;

const openSideDatabases = async (
  options: PlatformOptions,
  primary: Database,
): Promise<Outcome<{ readonly reads: ReadSource; readonly processorPool: pg.Pool }>> => {
  const { settings, databaseUrl, log = silentLog, poolWaitMs: waitMs } = options;
  const reads = await openReads(options, primary).catch(readsRefusal);
  if (typeof reads === 'string') return { ok: false, message: reads };
  const size = poolSizes(settings.databasePoolSize).processor;
  try {
    return {
      ok: true,
      value: {
        reads,
        processorPool: await openSandboxDatabase(settings, databaseUrl, { size, log, waitMs }),
      },
    };
  } catch (error) {
    await reads.close();
    return {
      ok: false,
      message: `The sandbox’s database cannot be used: ${causeOf(error)}. ${connectionAdvice(error, 'SANDBOX_DATABASE_URL', 'Check SANDBOX_DATABASE_URL.')}`,
    };
  }
};

/**
 * Assembles the dependencies of every call, for a migrated database. Creates the keys in `DATA_DIR/keys` if
 * they are missing; `close` waits for pending work and then closes the connections.
 */
export const createPlatform = async (options: PlatformOptions): Promise<PlatformResult> => {
  const { settings, databaseUrl, clock: movedClock, log = silentLog, fillRandom, poolSize } = options;
  const followedClock = databaseClock();
  const clock = movedClock ?? followedClock;
  const sizes = poolSizes(settings.databasePoolSize);
  const database = openDatabase(databaseUrl, {
    size: poolSize ?? sizes.api,
    plannedSize: sizes.filters,
    log,
    waitMs: options.poolWaitMs,
  });
  const opened = await openVault({ database, folder: join(settings.dataDirectory, 'keys'), clock });
  if (!opened.ok) {
    await database.close();
    return opened;
  }
  const beside = await openSideDatabases(options, database);
  if (!beside.ok) {
    await database.close();
    return beside;
  }
  const { reads, processorPool } = beside.value;
  const requestLog = withRequestIds(log);
  const background = openBackground(requestLog);
  const changes = openAccountChanges({
    database,
    databaseUrl,
    log: requestLog,
    stillAllowed: (followers) => findStillAllowed(database, clock, followers),
  });
  const pdfPrinter = openPdfPrinter();
  const service = inService();
  const processReports = openProcessReports({
    database,
    keyRing: opened.keyRing,
    service,
    log: requestLog,
    ...(movedClock === undefined && { clock: followedClock }),
    delayMs: options.reportDelayMs,
  });
  const platform: Platform = {
    processId: processReports.processId,
    settings,
    database,
    reads,
    clock,
    log: requestLog,
    background,
    accountChanges: changes,
    downloads: downloadLimits(),
    pdfPrinter,
    requests: requestMetrics(),
    retention: retentionMetrics(),
    pools: new Map([
      ['calls', database.pool],
      ['planned', database.planned],
      ['processor', processorPool],
    ]),
    service,
    newIdentifier: identifierSource(clock, fillRandom),
    vault: sealingWithCurrentKeys(opened.vault, processReports.areKeysCurrent, requestLog),
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
    changes.endAll();
    await pdfPrinter.close();
    await background.settled();
    await changes.close();
    await processReports.stop();
    await reads.close();
    await Promise.all([database.close(), processorPool.end()]);
  };
  return { ok: true, platform, processReports, close };
};
