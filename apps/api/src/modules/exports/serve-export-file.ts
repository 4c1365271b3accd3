import type { Context, Handler } from 'hono';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { streamedFile } from '../../downloads/streamed-file.ts';
import { AppError } from '../../app-error.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { findPermitted } from '../../access/grant-store.ts';
import { exportFileName } from './export-file-name.ts';
import { fileText, type FileText } from './file-text.ts';
import { exportSources } from './sources/sources.ts';
import {
  endExport,
  releaseExport,
  recordProgress,
  storedFilter,
  takeExport,
  type ExportRow,
} from './store.ts';

/** Thrown into a canceled download, so that a browser sees an aborted file and not a short one. */
class ExportCancelled extends Error {}

type Download = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly taken: ExportRow;
  readonly text: FileText;
};

/** The rows written in one turn of the event loop: a few milliseconds' worth. */
const rowsPerPiece = 100;

const rowTexts = async function* ({ platform, accountId, taken, text }: Download) {
  const { database } = platform;
  const requested = { throughOrdinal: taken.throughOrdinal, filter: storedFilter(taken) };
  let rowCount = 0;
  const source = await platform.reads.database();
  for await (const rows of exportSources[taken.list].batches(source, accountId, requested)) {
    for (let first = 0; first < rows.length; first += rowsPerPiece) {
      yield text.rows(rows.slice(first, first + rowsPerPiece));
      // A fast reader asks for the next piece in the same turn; this lets other requests in between.
      await nextTurn();
    }
    rowCount += rows.length;
    if (!(await recordProgress(database, taken.id, rowCount)))
      throw new ExportCancelled('The export was canceled.');
  }
};

/** The file in pieces. However it ends, complete, failed or abandoned, the result is recorded. */
const filePieces = async function* (download: Download, requestId: string) {
  const { platform, taken, text } = download;
  const end = (outcome: 'done' | 'cancelled' | 'failed') => endExport(platform.database, taken.id, outcome);
  let isRead = false;
  try {
    yield text.opening;
    yield* rowTexts(download);
    yield text.closing;
    isRead = true;
    await end('done');
  } catch (error) {
    if (!(error instanceof ExportCancelled)) logFault(platform.log, requestId, error);
    await end('failed');
    throw error;
  } finally {
    if (!isRead) await end('cancelled');
  }
};

const gone = () =>
  new AppError('not_found', { message: 'This file is no longer available. Export the list again.' });

/** A ticket refused because of too many downloads stays valid, so that it can be tried again within its minute. */
const beginDownload = async ({ downloads, database }: Platform, taken: ExportRow): Promise<() => void> => {
  try {
    return downloads.begin(taken);
  } catch (error) {
    await releaseExport(database, taken.id);
    throw error;
  }
};

/** Serves the file of an export. The ticket in the address is the only credential, valid once and for a minute. */
export const serveExportFile =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context: Context<ApiEnvironment>) => {
    const { database, clock, processId } = platform;
    const facts = context.get('facts');
    facts.call = 'getExportFile';
    const ticketHash = hashSecretToken(context.req.param('ticket') ?? '');
    const taken =
      context.req.method === 'HEAD'
        ? undefined
        : await takeExport(database, ticketHash, { begunAt: clock.now(), processId });
    if (taken === undefined) throw gone();
    const accountId = await findPermitted(database, taken, ['export_create']);
    if (accountId === undefined) throw gone();
    facts.accountId = accountId;
    const ended = await beginDownload(platform, taken);
    const text = fileText(taken.format, taken.columns, taken.timeZone);
    const pieces = () => filePieces({ platform, accountId, taken, text }, facts.requestId);
    return context.body(streamedFile(pieces, { ended }), 200, {
      'Content-Type': text.contentType,
      'Content-Disposition': `attachment; filename="${exportFileName(taken, storedFilter(taken))}"`,
    });
  };
