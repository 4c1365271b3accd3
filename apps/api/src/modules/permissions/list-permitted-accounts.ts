import { listPermittedAccounts } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { listGrantedAccounts } from './store.ts';

export const listPermittedAccountsHandler = defineHandler(
  listPermittedAccounts,
  async ({ platform, session }) => ({
    accounts: await listGrantedAccounts(platform.database, session.userId),
  }),
);
