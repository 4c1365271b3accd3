import type { Context, Handler } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';
import { logFault } from '../../http/fault.ts';
import type { ApiEnvironment } from '../../http/request-facts.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { streamedFile } from '../exports/streamed-file.ts';
import { findGrant } from '../permissions/store.ts';
import { takeStatementFile, type StatementFileRow } from './file-store.ts';
import { readMonth } from './months.ts';
import { readStatement } from './read-statement.ts';
import { statementCsv } from './statement-csv.ts';
import type { StatementFile } from './statement-file.ts';
import { statementPdf } from './statement-pdf.ts';
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

const files = { csv: statementCsv, pdf: statementPdf } as const;

/** The file of the entries that were there when it was asked for. */
const fileOf = async ({ platform, accountId, taken }: Download): Promise<StatementFile> => {
  const { database, settings } = platform;
  const { month, format, firstOrdinal, lastOrdinal, createdAt } = taken;
  const range = { first: firstOrdinal, last: lastOrdinal };
  const [statement, holder] = await Promise.all([
    readStatement(database, accountId, readMonth(month, createdAt), range),
    findHolder(database, accountId),
  ]);
  if (holder === undefined) throw gone();
  return files[format]({ brandName: settings.brandName, holder, statement, madeAt: createdAt });
};

/** Some entries at a time, so that however many there are, no more than these are in memory. */
const batchesOf = async function* ({ platform, accountId, taken }: Download, entriesAtOnce: number) {
  for (let first = taken.firstOrdinal; first <= taken.lastOrdinal; first += entriesAtOnce) {
    const last = Math.min(taken.lastOrdinal, first + entriesAtOnce - 1);
    // oxlint-disable-next-line no-await-in-loop -- only one batch is to be in memory
    yield await findRangeEntries(platform.database, accountId, { first, last });
  }
};

const filePieces = async function* (download: Download, file: StatementFile, requestId: string) {
  try {
    yield file.opening();
    for await (const entries of batchesOf(download, file.entriesAtOnce)) yield file.entries(entries);
    yield file.closing();
  } catch (error) {
    logFault(download.platform.log, requestId, error);
    throw error;
  }
};

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
    const file = await fileOf(download);
    return context.body(streamedFile(filePieces(download, file, facts.requestId)), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="statement-${taken.month}.${taken.format}"`,
    });
  };
