import { listGrants } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findGrants } from './store.ts';

export const listGrantsHandler = defineHandler(listGrants, ({ platform: { database }, accountId, query }) =>
  findGrants(database.drizzle, accountId, query),
);
