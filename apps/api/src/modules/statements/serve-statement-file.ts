import type { Context, Handler } from 'hono';
import { csvMediaType } from '@tillbook/domain';
import { deliveryOf, type DownloadAddress } from '../../downloads/delivery.ts';
import { streamedFile, type FilePieces } from '../../downloads/streamed-file.ts';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import { takeAttempt } from '../../http/throttle.ts';
import { recipientOf } from '../../http/recipient.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { findPermitted } from '../../access/grant-store.ts';
import {
  closeStatementFile,
  findOpenStatementFile,
  reopenStatementFile,
  type StatementFileRow,
} from './file-store.ts';
import { readMonth } from './months.ts';
import { readStatement } from './read-statement.ts';
import { statementCsv } from './statement-csv.ts';
import type { PdfSlot } from '../../statement-pdf/pdf-printer.ts';
import type { StatementFacts } from '../../statement-pdf/statement-file.ts';
import { pdfBatchSize } from '../../statement-pdf/statement-pdf.ts';
import { findHolder, findRangeEntries } from './store.ts';

type Download = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly found: StatementFileRow;
};

const gone = () =>
  new AppError('not_found', {
    message: 'This file is no longer available. Download the statement again.',
  });

/** Reads the statement as of the request, without its entries. */
const factsOf = async ({ platform, accountId, found }: Download): Promise<StatementFacts> => {
  const { reads, settings } = platform;
  const { month, firstOrdinal, lastOrdinal, createdAt } = found;
  const range = { first: firstOrdinal, last: lastOrdinal };
  const [statement, holder] = await reads.read((database) =>
    Promise.all([
      readStatement(database, accountId, readMonth(month, createdAt), range),
      findHolder(database, accountId),
    ]),
  );
  if (holder === undefined) throw gone();
  return { brandName: settings.brandName, holder, statement, madeAt: createdAt };
};

const batchesOf = async function* ({ platform, accountId, found }: Download, entriesAtOnce: number) {
  for (let first = found.firstOrdinal; first <= found.lastOrdinal; first += entriesAtOnce) {
    const last = Math.min(found.lastOrdinal, first + entriesAtOnce - 1);
    // oxlint-disable-next-line no-await-in-loop -- only one batch may be in memory
    yield await platform.reads.read((database) => findRangeEntries(database, accountId, { first, last }));
  }
};

const csvPieces = async function* (download: Download, facts: StatementFacts): FilePieces {
  const file = statementCsv(facts);
  yield file.opening();
  for await (const entries of batchesOf(download, file.batchSize)) yield file.entries(entries);
  yield file.closing();
};

/** Creates the whole PDF before the reader gets it, so that a slow reader does not block the printer. */
const pdfPieces = (
  download: Download,
  facts: StatementFacts,
  slot: PdfSlot,
  leaving: AbortSignal,
): FilePieces => {
  const printed = slot.print(facts, batchesOf(download, pdfBatchSize), leaving);
  // The reader gets the error with the first piece.
  void printed.catch(() => undefined);
  return (async function* () {
    yield* await printed;
  })();
};

const logged = async function* (
  pieces: FilePieces,
  { platform }: Download,
  requestId: string,
  leaving: AbortSignal,
): FilePieces {
  try {
    yield* pieces;
  } catch (error) {
    if (!leaving.aborted) logFault(platform.log, requestId, error);
    throw error;
  }
};

/** Three times the limit of PDF requests, because an interrupted download creates the PDF again. */
const pdfThrottle = { name: 'statement_pdf_file', limit: 60, windowMs: 60_000 };

type Begun = { readonly slot: PdfSlot | undefined; readonly ended: () => void };

/** Takes the slots of a download, or throws and leaves the ticket valid. */
const begin = ({ platform, found }: Download): Begun => {
  const end = platform.downloads.begin(found);
  if (found.format === 'csv') return { slot: undefined, ended: end };
  try {
    const slot = platform.pdfPrinter.enter();
    return {
      slot,
      ended: () => {
        end();
        slot.leave();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};

const addressOf = ({ platform: { database, clock }, found }: Download): DownloadAddress => {
  let hasClosed = false;
  return {
    close: async () => {
      hasClosed = await closeStatementFile(database, found, clock.now());
    },
    reopen: async () => {
      if (hasClosed) await reopenStatementFile(database, found);
    },
  };
};

const contentTypes = { csv: csvMediaType, pdf: 'application/pdf' } as const;

/**
 * Serves the file of a statement. The ticket in the address is the only credential; it is valid for a minute,
 * and only until the file has been delivered completely.
 */
export const serveStatementFile =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context: Context<ApiEnvironment>) => {
    const { database, clock } = platform;
    const facts = context.get('facts');
    facts.call = 'getStatementFile';
    const ticketHash = hashSecretToken(context.req.param('ticket') ?? '');
    const found = await findOpenStatementFile(database, ticketHash, clock.now());
    if (found === undefined) throw gone();
    const accountId = await findPermitted(database, found, ['export_create']);
    if (accountId === undefined) throw gone();
    facts.accountId = accountId;
    const headers = {
      'Content-Type': contentTypes[found.format],
      'Content-Disposition': `attachment; filename="statement-${found.month}.${found.format}"`,
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const download = { platform, accountId, found };
    if (found.format === 'pdf') await takeAttempt(platform, pdfThrottle, found.userId);
    const content = await factsOf(download);
    const { slot, ended } = begin(download);
    const pieces = (leaving: AbortSignal) =>
      logged(
        slot === undefined ? csvPieces(download, content) : pdfPieces(download, content, slot, leaving),
        download,
        facts.requestId,
        leaving,
      );
    const delivery = deliveryOf(recipientOf(context), platform, addressOf(download));
    return context.body(streamedFile(pieces, { ended, delivery }), 200, headers);
  };
