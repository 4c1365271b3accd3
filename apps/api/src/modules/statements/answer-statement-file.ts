import type { Context, Handler } from 'hono';
import { streamedFile, type FilePieces } from '../../downloads/streamed-file.ts';
import { AppError } from '../../app-error.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { findGrant } from '../../access/grant-store.ts';
import { giveStatementFileBack, takeStatementFile, type StatementFileRow } from './file-store.ts';
import { readMonth } from './months.ts';
import { readStatement } from './read-statement.ts';
import { statementCsv } from './statement-csv.ts';
import type { PdfPlace } from '../../statement-pdf/pdf-printer.ts';
import type { StatementFacts } from '../../statement-pdf/statement-file.ts';
import { pdfEntriesAtOnce } from '../../statement-pdf/statement-pdf.ts';
import { findHolder, findRangeEntries } from './store.ts';

type Download = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly taken: StatementFileRow;
};

const gone = () =>
  new AppError('not_found', {
    message: 'This file is no longer at this address. Download the statement again.',
  });

/** What the file says beside the entries that were there when it was asked for. */
const factsOf = async ({ platform, accountId, taken }: Download): Promise<StatementFacts> => {
  const { database, settings } = platform;
  const { month, firstOrdinal, lastOrdinal, createdAt } = taken;
  const range = { first: firstOrdinal, last: lastOrdinal };
  const [statement, holder] = await Promise.all([
    readStatement(database, accountId, readMonth(month, createdAt), range),
    findHolder(database, accountId),
  ]);
  if (holder === undefined) throw gone();
  return { brandName: settings.brandName, holder, statement, madeAt: createdAt };
};

/** Some entries at a time, so that however many there are, no more than these are in memory. */
const batchesOf = async function* ({ platform, accountId, taken }: Download, entriesAtOnce: number) {
  for (let first = taken.firstOrdinal; first <= taken.lastOrdinal; first += entriesAtOnce) {
    const last = Math.min(taken.lastOrdinal, first + entriesAtOnce - 1);
    // oxlint-disable-next-line no-await-in-loop -- only one batch is to be in memory
    yield await findRangeEntries(platform.database, accountId, { first, last });
  }
};

const csvPieces = async function* (download: Download, facts: StatementFacts): FilePieces {
  const file = statementCsv(facts);
  yield file.opening();
  for await (const entries of batchesOf(download, file.entriesAtOnce)) yield file.entries(entries);
  yield file.closing();
};

const pdfPieces = async function* (
  download: Download,
  facts: StatementFacts,
  place: PdfPlace,
  leaving: AbortSignal,
): FilePieces {
  yield* await place.print(facts, batchesOf(download, pdfEntriesAtOnce), leaving);
};

/** The pieces of a file; what goes wrong while somebody takes it is logged. */
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

type Begun = { readonly place: PdfPlace | undefined; readonly ended: () => void };

/** A ticket that is refused for too many others stays good, so that it can be tried again within its minute. */
const begin = async ({ platform, taken }: Download): Promise<Begun> => {
  let end: (() => void) | undefined;
  try {
    end = platform.downloads.begin(taken);
    const place = taken.format === 'pdf' ? platform.pdfPrinter.enter() : undefined;
    const leave = end;
    return {
      place,
      ended: () => {
        leave();
        place?.leave();
      },
    };
  } catch (error) {
    end?.();
    await giveStatementFileBack(platform.database, taken.ticketHash);
    throw error;
  }
};

const contentTypes = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** Answers with the file of a statement. The ticket in the address is all that is asked for, once and for a minute. */
export const answerStatementFile =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context: Context<ApiEnvironment>) => {
    const { database, clock } = platform;
    const facts = context.get('facts');
    facts.call = 'getStatementFile';
    const ticketHash = hashSecretToken(context.req.param('ticket') ?? '');
    const taken =
      context.req.method === 'HEAD' ? undefined : await takeStatementFile(database, ticketHash, clock.now());
    if (taken === undefined) throw gone();
    const accountId = await findGrant(database, taken.userId, taken.accountId);
    if (accountId === undefined) throw gone();
    facts.accountId = accountId;
    const download = { platform, accountId, taken };
    const said = await factsOf(download);
    const { place, ended } = await begin(download);
    const pieces = (leaving: AbortSignal) =>
      logged(
        place === undefined ? csvPieces(download, said) : pdfPieces(download, said, place, leaving),
        download,
        facts.requestId,
        leaving,
      );
    return context.body(streamedFile(pieces, { ended }), 200, {
      'Content-Type': contentTypes[taken.format],
      'Content-Disposition': `attachment; filename="statement-${taken.month}.${taken.format}"`,
    });
  };
