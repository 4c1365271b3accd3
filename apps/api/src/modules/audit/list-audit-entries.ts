import { listAuditEntries, type AuditEntry } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toAuditEntry } from './audit-entry-response.ts';
import { findAuditEntries, type AuditRow } from './store.ts';

const toEntry = ({ entry, email, accountName }: AuditRow): AuditEntry => ({
  ...toAuditEntry(entry),
  email: email ?? undefined,
  accountId: entry.accountId ?? undefined,
  accountName: accountName ?? undefined,
  clientAddress: entry.clientAddress ?? undefined,
});

export const listAuditEntriesHandler = defineHandler(
  listAuditEntries,
  async ({ platform: { reads }, query }) => {
    const { rows, ...totals } = await reads.read((database) => findAuditEntries(database, query));
    return { data: rows.map(toEntry), ...totals };
  },
);
