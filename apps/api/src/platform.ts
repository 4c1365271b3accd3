import type { Background } from './background.ts';
import type { Changes } from './account-changes/changes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import type { DownloadLimits } from './downloads/download-limits.ts';
import type { NewIdentifier } from './identifiers.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { ConnectionPools } from './metrics/connection-pools.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import type { PdfPrinter } from './statement-pdf/pdf-printer.ts';
import type { Processor } from './processor/processor.ts';
import type { Service } from './service.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './vault/vault.ts';

/** What every call stands on, put together once at start and handed down; nothing reaches for a global. */
export type Platform = {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly newIdentifier: NewIdentifier;
  readonly processor: Processor;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly changes: Changes;
  /** How many files go out at the same time. */
  readonly downloads: DownloadLimits;
  /** Makes PDFs beside the event loop. */
  readonly pdfPrinter: PdfPrinter;
  readonly log: Log;
  /** Counts the answers of both origins. */
  readonly requests: RequestMetrics;
  /** For what is measured; whoever opens a pool adds it. */
  readonly pools: ConnectionPools;
  /** Whether new requests are still wanted; a process that is about to end says no before it stops answering. */
  readonly service: Service;
};
