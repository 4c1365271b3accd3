import { createExport, exportColumnsOf, type ExportFilter } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { exportFaults } from './check-export.ts';
import { exportSources } from './sources/sources.ts';
import { insertExport, toExport } from './store.ts';

const ticketLifeMs = 60_000;

const factsOf = (filter: ExportFilter = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Puts a short-lived ticket into the download address, never the session token. */
export const createExportHandler = defineHandler(
  createExport,
  async ({ platform, session, accountId, body, clientAddress, refuse }) => {
    const { list, filter, format, columns = [...exportColumnsOf[list]], timeZone } = body;
    const faults = exportFaults(body);
    if (faults) return refuse('invalid_input', { fields: faults });
    platform.downloads.check({ userId: session.userId, accountId });
    const { token: ticket, hash: ticketHash } = newSecretToken();
    const createdAt = platform.clock.now();
    const expiresAt = new Date(createdAt.getTime() + ticketLifeMs);
    const extent = await platform.reads.read((database) =>
      exportSources[list].findExtent(database, accountId, filter),
    );
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
        ...extent,
        rowCount: 0,
        createdAt,
        expiresAt,
      });
    });
    if (inserted === undefined) return refuse('unavailable');
    const fileUrl = `${platform.settings.apiBaseUrl}/exports/files/${ticket}`;
    return { ...toExport(inserted, createdAt), fileUrl, expiresAt: expiresAt.toISOString() };
  },
);
