import { listAccounts } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toAccount } from './account-response.ts';
import { findAccounts } from './store.ts';

export const listAccountsHandler = defineHandler(listAccounts, async ({ platform: { database }, query }) => {
  const { rows, ...totals } = await findAccounts(database, query);
  return { accounts: rows.map(toAccount), ...totals };
});
