import { listAccountAuditEntries, type AccountAuditEntry } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAccountAuditEntries, type AccountAuditRow } from './account-store.ts';
import { toAuditEntry } from './audit-entry-response.ts';

/** Omits the email and network addresses of platform staff. */
const toEntry = ({ entry, email, isPlatformStaff }: AccountAuditRow): AccountAuditEntry => ({
  ...toAuditEntry(entry),
  ...(isPlatformStaff
    ? { by: 'platform' }
    : { by: 'account', email: email ?? undefined, clientAddress: entry.clientAddress ?? undefined }),
});

export const listAccountAuditEntriesHandler = defineHandler(
  listAccountAuditEntries,
  async ({ platform: { database }, accountId, query }) => ({
    data: (await findAccountAuditEntries(database, accountId, query)).map(toEntry),
  }),
);
