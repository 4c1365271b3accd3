import { listAuditEntries, type AuditEntry } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findAuditEntries, type AuditRow } from './store.ts';

const shownEntry = ({ entry, email, accountName }: AuditRow): AuditEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  action: entry.action,
  userId: entry.userId ?? undefined,
  email: email ?? undefined,
  accountId: entry.accountId ?? undefined,
  accountName: accountName ?? undefined,
  subject: entry.subject ?? undefined,
  clientAddress: entry.clientAddress ?? undefined,
  details: entry.details ?? undefined,
});

export const listAuditEntriesCall = answer(listAuditEntries, async ({ platform: { database }, query }) => {
  const { rows, ...totals } = await findAuditEntries(database, query);
  return { data: rows.map(shownEntry), ...totals };
});
