import { createStatementFile, mostEntriesInPdf } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { takeAttempt } from '../../http/throttle.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertStatementFile } from './file-store.ts';
import { readMonth } from './months.ts';
import { entryCountOf, findMonthRange } from './read-statement.ts';

const ticketLifeMs = 60_000;

/** Limited because a long PDF takes seconds and tens of megabytes of memory. */
const pdfThrottle = { name: 'statement_pdf', limit: 20, windowMs: 60_000 };

/** Puts a short-lived ticket into the download address, never the session token. */
export const createStatementFileHandler = defineHandler(
  createStatementFile,
  async ({ platform, session, accountId, path, body, clientAddress, refuse }) => {
    platform.downloads.check({ userId: session.userId, accountId });
    const createdAt = platform.clock.now();
    const { month, ...rest } = readMonth(path.month, createdAt);
    const range = await platform.reads.read((database) =>
      findMonthRange(database, accountId, { month, ...rest }),
    );
    const { format } = body;
    if (format === 'pdf') {
      if (entryCountOf(range) > mostEntriesInPdf) return refuse('statement_too_long');
      await takeAttempt(platform, pdfThrottle, session.userId);
    }
    const { token: ticket, hash: ticketHash } = newSecretToken();
    const expiresAt = new Date(createdAt.getTime() + ticketLifeMs);
    const { userId } = session;
    await platform.database.drizzle.transaction(async (transaction) => {
      const details = { list: 'statement', format };
      await recordAudit(
        platform,
        { userId, accountId, action: 'export.create', subject: month, clientAddress, details },
        transaction,
      );
      await insertStatementFile(transaction, {
        ticketHash,
        sessionTokenHash: session.tokenHash,
        accountId,
        userId,
        month,
        format,
        firstOrdinal: range.first,
        lastOrdinal: range.last,
        createdAt,
        expiresAt,
      });
    });
    const fileUrl = `${platform.settings.apiBaseUrl}/exports/statements/${ticket}`;
    return { fileUrl, expiresAt: expiresAt.toISOString() };
  },
);
