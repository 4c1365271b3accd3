import { listPermittedAccounts } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { listGrantedAccounts } from './store.ts';

export const listPermittedAccountsCall = answer(listPermittedAccounts, async ({ platform, session }) => ({
  accounts: await listGrantedAccounts(platform.database, session.userId),
}));
