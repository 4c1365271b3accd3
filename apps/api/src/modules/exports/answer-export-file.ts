import type { Context, Handler } from 'hono';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { streamedFile } from '../../downloads/streamed-file.ts';
import { AppError } from '../../app-error.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { findGrant } from '../../access/grant-store.ts';
import { findCurrency, toTransaction } from '../transactions/index.ts';
import { exportedRows } from './exported-rows.ts';
import { fileText, type FileText } from './file-text.ts';
import { endExport, giveExportBack, recordProgress, takeExport, type ExportRow } from './store.ts';

/** Thrown into a download that was cancelled, so that a browser sees a file that broke off and not a short one. */
class ExportCancelled extends Error {}

type Download = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly taken: ExportRow;
  readonly text: FileText;
};

/** As many rows are written in one turn of the event loop: a few milliseconds. */
const rowsPerPiece = 100;

const rowTexts = async function* ({ platform, accountId, taken, text }: Download) {
  const { database } = platform;
  const currency = await findCurrency(database, accountId);
  let rowCount = 0;
  for await (const rows of exportedRows(database, accountId, taken)) {
    for (let first = 0; first < rows.length; first += rowsPerPiece) {
      yield text.rows(rows.slice(first, first + rowsPerPiece).map((row) => toTransaction(row, currency)));
      // A fast reader asks for the next piece in the same turn; whoever else asks something comes in between.
      await nextTurn();
    }
    rowCount += rows.length;
    if (!(await recordProgress(database, taken.id, rowCount)))
      throw new ExportCancelled('The export was cancelled.');
  }
};

/** The file in pieces. However it ends, at its end, by a fault or because nobody takes it any more, that is written down. */
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

const nameOf = ({ list, format, createdAt }: ExportRow): string =>
  `${list}-${createdAt.toISOString().slice(0, 10)}.${format}`;

const gone = () =>
  new AppError('not_found', { message: 'This file is no longer at this address. Export the list again.' });

/** A ticket that is refused for too many others stays good, so that it can be tried again within its minute. */
const beginDownload = async ({ downloads, database }: Platform, taken: ExportRow): Promise<() => void> => {
  try {
    return downloads.begin(taken);
  } catch (error) {
    await giveExportBack(database, taken.id);
    throw error;
  }
};

/** Answers with the file of an export. The ticket in the address is all that is asked for, once and for a minute. */
export const answerExportFile =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context: Context<ApiEnvironment>) => {
    const { database, clock } = platform;
    const facts = context.get('facts');
    facts.call = 'getExportFile';
    const ticketHash = hashSecretToken(context.req.param('ticket') ?? '');
    const taken =
      context.req.method === 'HEAD' ? undefined : await takeExport(database, ticketHash, clock.now());
    if (taken === undefined) throw gone();
    const accountId = await findGrant(database, taken.userId, taken.accountId);
    if (accountId === undefined) throw gone();
    facts.accountId = accountId;
    const ended = await beginDownload(platform, taken);
    const text = fileText(taken.format, taken.columns, taken.timeZone);
    const pieces = () => filePieces({ platform, accountId, taken, text }, facts.requestId);
    return context.body(streamedFile(pieces, { ended }), 200, {
      'Content-Type': text.contentType,
      'Content-Disposition': `attachment; filename="${nameOf(taken)}"`,
    });
  };
