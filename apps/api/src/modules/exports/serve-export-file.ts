import type { Context, Handler } from 'hono';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deliveryOf, type DownloadAddress } from '../../downloads/delivery.ts';
import { streamedFile } from '../../downloads/streamed-file.ts';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import type { Database } from '../../db/client.ts';
import { recipientOf } from '../../http/recipient.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { findPermitted } from '../../access/grant-store.ts';
import { exportFileName } from './export-file-name.ts';
import { fileText, type FileText } from './file-text.ts';
import { exportSources } from './sources/sources.ts';
import {
  beginExport,
  closeExport,
  endExport,
  findOpenExport,
  recordProgress,
  releaseExport,
  storedFilter,
  type ExportRow,
  type Sending,
} from './store.ts';

/** Breaks off the response, so that the browser shows a failed download instead of a short file. */
class ExportCancelled extends Error {}

type Download = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly found: ExportRow;
  readonly sending: Sending;
  readonly text: FileText;
  readonly progress: { rowCount: number };
};

/** The rows per turn of the event loop: a few milliseconds of work. */
const rowsPerPiece = 100;

const rowTexts = async function* (download: Download) {
  const { platform, accountId, found, sending, text, progress } = download;
  const requested = { throughOrdinal: found.throughOrdinal, filter: storedFilter(found) };
  const source = await platform.reads.database();
  for await (const rows of exportSources[found.list].batches(source, accountId, requested)) {
    for (let first = 0; first < rows.length; first += rowsPerPiece) {
      yield text.rows(rows.slice(first, first + rowsPerPiece));
      // A fast reader requests the next piece in the same turn; waiting lets other requests run.
      await nextTurn();
    }
    progress.rowCount += rows.length;
    if (!(await recordProgress(platform.database, sending, progress.rowCount)))
      throw new ExportCancelled('The export was canceled.');
  }
};

/** Yields the file's pieces. A failure is recorded, and the ticket stays valid for its minute. */
const filePieces = async function* (download: Download, requestId: string) {
  const { platform, sending, text } = download;
  try {
    yield text.opening;
    yield* rowTexts(download);
    yield text.closing;
  } catch (error) {
    if (!(error instanceof ExportCancelled)) logFault(platform.log, requestId, error);
    await endExport(platform.database, sending, 'failed');
    throw error;
  }
};

const addressOf = ({ platform: { database }, sending, progress }: Download): DownloadAddress => {
  let hasClosed = false;
  return {
    close: async () => {
      hasClosed = await closeExport(database, sending, progress.rowCount);
    },
    reopen: () => releaseExport(database, sending, hasClosed ? 'done' : null),
  };
};

const gone = () =>
  new AppError('not_found', { message: 'This file is no longer available. Export the list again.' });

/** Records the beginning of a download, or frees its slot if it cannot begin. */
const begin = async (database: Database, sending: Sending, ended: () => void): Promise<void> => {
  try {
    if (!(await beginExport(database, sending))) throw gone();
  } catch (error) {
    ended();
    throw error;
  }
};

const headersOf = (found: ExportRow, text: FileText) => ({
  'Content-Type': text.contentType,
  'Content-Disposition': `attachment; filename="${exportFileName(found, storedFilter(found))}"`,
});

/**
 * Serves the file of an export. The ticket in the address is the only credential; it is valid for a minute,
 * and only until the file has been delivered completely.
 */
export const serveExportFile =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context: Context<ApiEnvironment>) => {
    const { database, clock, processId, downloads } = platform;
    const facts = context.get('facts');
    facts.call = 'getExportFile';
    const begunAt = clock.now();
    const ticketHash = hashSecretToken(context.req.param('ticket') ?? '');
    const found = await findOpenExport(database, ticketHash, begunAt);
    if (found === undefined) throw gone();
    const accountId = await findPermitted(database, found, ['export_create']);
    if (accountId === undefined) throw gone();
    facts.accountId = accountId;
    const text = fileText(found.format, found.columns, found.timeZone);
    const headers = headersOf(found, text);
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const ended = downloads.begin(found);
    const sending = { id: found.id, accountId: found.accountId, begunAt, processId };
    await begin(database, sending, ended);
    const download = { platform, accountId, found, sending, text, progress: { rowCount: 0 } };
    const delivery = deliveryOf(recipientOf(context), platform, addressOf(download));
    const pieces = () => filePieces(download, facts.requestId);
    return context.body(streamedFile(pieces, { ended, delivery }), 200, headers);
  };
