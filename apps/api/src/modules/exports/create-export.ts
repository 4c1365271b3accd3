import { createExport } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { newSecretToken } from '../../secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { filteredTotals, listFilterIn, type ListFilter, listLength } from '../transactions/index.ts';
import { isTimeZone } from '../../csv/local-time.ts';
import { insertExport, toExport } from './store.ts';

const ticketLifeMs = 60_000;

/** What a list was narrowed to, for the audit trail. */
const factsOf = (filter: ListFilter = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** The ticket travels in an address that a browser opens as a download, which a session's token never does. */
export const createExportHandler = defineHandler(
  createExport,
  async ({ platform, session, accountId, body, clientAddress, refuse }) => {
    const { list, format, columns, timeZone } = body;
    if (!isTimeZone(timeZone)) {
      return refuse('invalid_input', { fields: { timeZone: 'Give a time zone such as America/New_York.' } });
    }
    platform.downloads.check({ userId: session.userId, accountId });
    const filter = listFilterIn(body.filter ?? {}, 'filter.');
    const { token: ticket, hash: ticketHash } = newSecretToken();
    const createdAt = platform.clock.now();
    const expiresAt = new Date(createdAt.getTime() + ticketLifeMs);
    const throughOrdinal = await listLength(platform.database, accountId, list);
    const totals =
      filter === undefined
        ? { totalCount: throughOrdinal }
        : await filteredTotals(platform.database, accountId, list, filter);
    const inserted = await platform.database.drizzle.transaction(async (transaction) => {
      const { userId } = session;
      const id = platform.newIdentifier('exp');
      const details = { list, format, ...factsOf(filter) };
      await recordAudit(
        platform,
        { userId, accountId, action: 'export.create', subject: id, clientAddress, details },
        transaction,
      );
      return insertExport(transaction, {
        id,
        accountId,
        userId,
        list,
        format,
        columns,
        timeZone,
        ticketHash,
        sessionTokenHash: session.tokenHash,
        filter,
        throughOrdinal,
        ...totals,
        rowCount: 0,
        createdAt,
        expiresAt,
      });
    });
    if (inserted === undefined) return refuse('unavailable');
    const fileUrl = `${platform.settings.apiBaseUrl}/exports/files/${ticket}`;
    return { ...toExport(inserted), fileUrl, expiresAt: expiresAt.toISOString() };
  },
);
