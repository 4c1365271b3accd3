import { getAccountAdministration } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findAdministration } from './administration-store.ts';

export const getAccountAdministrationCall = answer(
  getAccountAdministration,
  async ({ platform: { database }, accountId, refuse }) =>
    (await findAdministration(database.drizzle, accountId)) ?? refuse('not_found'),
);
