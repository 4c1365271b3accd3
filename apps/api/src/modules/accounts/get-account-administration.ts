import { getAccountAdministration } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAdministration } from './administration-store.ts';

export const getAccountAdministrationHandler = defineHandler(
  getAccountAdministration,
  async ({ platform: { database }, accountId, refuse }) =>
    (await findAdministration(database.drizzle, accountId)) ?? refuse('not_found'),
);
