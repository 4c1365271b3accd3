import { listAccounts } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toAccount } from './account-response.ts';
import { findAccounts } from './store.ts';

export const listAccountsHandler = defineHandler(listAccounts, async ({ platform: { reads }, query }) => {
  const { rows, ...totals } = await reads.read((database) => findAccounts(database, query));
  return { accounts: rows.map(toAccount), ...totals };
});
