import type { Context, Handler } from 'hono';
import { csvMediaType } from '@tillbook/domain';
import { streamedFile, type FilePieces } from '../../downloads/streamed-file.ts';
import { AppError } from '../../app-error.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { findPermitted } from '../../access/grant-store.ts';
import { releaseStatementFile, takeStatementFile, type StatementFileRow } from './file-store.ts';
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
  readonly taken: StatementFileRow;
};

const gone = () =>
  new AppError('not_found', {
    message: 'This file is no longer available. Download the statement again.',
  });

/** The content of the file besides the entries, as of the request. */
const factsOf = async ({ platform, accountId, taken }: Download): Promise<StatementFacts> => {
  const { reads, settings } = platform;
  const { month, firstOrdinal, lastOrdinal, createdAt } = taken;
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

/** Reads entries in batches, so that memory holds no more than one batch. */
const batchesOf = async function* ({ platform, accountId, taken }: Download, entriesAtOnce: number) {
  for (let first = taken.firstOrdinal; first <= taken.lastOrdinal; first += entriesAtOnce) {
    const last = Math.min(taken.lastOrdinal, first + entriesAtOnce - 1);
    // oxlint-disable-next-line no-await-in-loop -- only one batch is to be in memory
    yield await platform.reads.read((database) => findRangeEntries(database, accountId, { first, last }));
  }
};

const csvPieces = async function* (download: Download, facts: StatementFacts): FilePieces {
  const file = statementCsv(facts);
  yield file.opening();
  for await (const entries of batchesOf(download, file.batchSize)) yield file.entries(entries);
  yield file.closing();
};

const pdfPieces = async function* (
  download: Download,
  facts: StatementFacts,
  slot: PdfSlot,
  leaving: AbortSignal,
): FilePieces {
  yield* await slot.print(facts, batchesOf(download, pdfBatchSize), leaving);
};

/** The pieces of a file; an error while it is being downloaded is logged. */
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

type Begun = { readonly slot: PdfSlot | undefined; readonly ended: () => void };

/** A ticket refused because of too many downloads stays valid, so that it can be tried again within its minute. */
const begin = async ({ platform, taken }: Download): Promise<Begun> => {
  let end: (() => void) | undefined;
  try {
    end = platform.downloads.begin(taken);
    const slot = taken.format === 'pdf' ? platform.pdfPrinter.enter() : undefined;
    const leave = end;
    return {
      slot,
      ended: () => {
        leave();
        slot?.leave();
      },
    };
  } catch (error) {
    end?.();
    await releaseStatementFile(platform.database, taken);
    throw error;
  }
};

const contentTypes = { csv: csvMediaType, pdf: 'application/pdf' } as const;

/** Serves the file of a statement. The ticket in the address is the only credential, valid once and for a minute. */
export const serveStatementFile =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context: Context<ApiEnvironment>) => {
    const { database, clock } = platform;
    const facts = context.get('facts');
    facts.call = 'getStatementFile';
    const ticketHash = hashSecretToken(context.req.param('ticket') ?? '');
    const taken =
      context.req.method === 'HEAD' ? undefined : await takeStatementFile(database, ticketHash, clock.now());
    if (taken === undefined) throw gone();
    const accountId = await findPermitted(database, taken, ['export_create']);
    if (accountId === undefined) throw gone();
    facts.accountId = accountId;
    const download = { platform, accountId, taken };
    const said = await factsOf(download);
    const { slot, ended } = await begin(download);
    const pieces = (leaving: AbortSignal) =>
      logged(
        slot === undefined ? csvPieces(download, said) : pdfPieces(download, said, slot, leaving),
        download,
        facts.requestId,
        leaving,
      );
    return context.body(streamedFile(pieces, { ended }), 200, {
      'Content-Type': contentTypes[taken.format],
      'Content-Disposition': `attachment; filename="statement-${taken.month}.${taken.format}"`,
    });
  };
