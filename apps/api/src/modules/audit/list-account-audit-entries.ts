import { listAccountAuditEntries, type AccountAuditEntry } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAccountAuditEntries, type AccountAuditRow } from './account-store.ts';
import { shownFacts } from './shown-facts.ts';

/** Who works for the platform is named to a merchant by an id alone, and not by e-mail and address. */
const shownEntry = ({ entry, email, isOfPlatform }: AccountAuditRow): AccountAuditEntry => ({
  ...shownFacts(entry),
  ...(isOfPlatform
    ? { by: 'platform' }
    : { by: 'account', email: email ?? undefined, clientAddress: entry.clientAddress ?? undefined }),
});

export const listAccountAuditEntriesHandler = defineHandler(
  listAccountAuditEntries,
  async ({ platform: { database }, accountId, query }) => ({
    data: (await findAccountAuditEntries(database, accountId, query)).map(shownEntry),
  }),
);
