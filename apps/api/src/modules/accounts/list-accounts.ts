import { listAccounts } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownAccount } from './shown-account.ts';
import { countAccounts, findAccounts } from './store.ts';

export const listAccountsCall = answer(listAccounts, async ({ platform: { database }, query }) => {
  const { search, offset, limit } = query;
  const [rows, totalCount] = await Promise.all([
    findAccounts(database, search, offset, limit),
    countAccounts(database, search),
  ]);
  return { accounts: rows.map(shownAccount), totalCount };
});
