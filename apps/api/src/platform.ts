import type { Background } from './runtime/background.ts';
import type { AccountChanges } from './account-changes/changes.ts';
import type { Clock } from './runtime/clock.ts';
import type { Database } from './db/client.ts';
import type { ReadSource } from './db/read-source.ts';
import type { DownloadLimits } from './downloads/download-limits.ts';
import type { NewIdentifier } from './runtime/identifiers.ts';
import type { Log } from './runtime/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ConnectionPools } from './metrics/connection-pools.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import type { RetentionMetrics } from './metrics/retention-metrics.ts';
import type { PdfPrinter } from './statement-pdf/pdf-printer.ts';
import type { Processor } from './processor/processor.ts';
import type { Service } from './runtime/service.ts';
import type { Settings } from './runtime/settings.ts';
import type { Vault } from './vault/vault.ts';

/** The dependencies of every call, assembled once at start and passed down; there are no globals. */
export type Platform = {
  readonly processId: string;
  readonly settings: Settings;
  readonly database: Database;
  /** For files, statements and the searches of admins: a replica, if there is one. */
  readonly reads: ReadSource;
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly processor: Processor;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly accountChanges: AccountChanges;
  readonly downloads: DownloadLimits;
  /** Creates PDFs outside the event loop. */
  readonly pdfPrinter: PdfPrinter;
  readonly log: Log;
  readonly requests: RequestMetrics;
  readonly retention: RetentionMetrics;
  /** Reported as metrics; the code that opens a pool adds it. */
  readonly pools: ConnectionPools;
  /** Determines if the process is ready: a stopping process leaves service before it stops responding. */
  readonly service: Service;
};
