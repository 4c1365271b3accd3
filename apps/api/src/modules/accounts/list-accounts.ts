import { listAccounts } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { shownAccount } from './shown-account.ts';
import { countAccounts, findAccounts } from './store.ts';

export const listAccountsCall = answer(listAccounts, async ({ platform, session, query, clientAddress }) => {
  const { database } = platform;
  const { search, offset, limit } = query;
  // The list shows every merchant's balances, so reading it is an admin's reading like any other.
  await recordAudit(platform, {
    userId: session.userId,
    action: 'admin.read',
    subject: listAccounts.name,
    clientAddress,
  });
  const [rows, totalCount] = await Promise.all([
    findAccounts(database, search, offset, limit),
    countAccounts(database, search),
  ]);
  return { accounts: rows.map(shownAccount), totalCount };
});
