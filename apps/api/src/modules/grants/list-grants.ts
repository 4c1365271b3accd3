import { listGrants } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findGrants } from './store.ts';

export const listGrantsCall = answer(listGrants, ({ platform: { database }, accountId, query }) =>
  findGrants(database.drizzle, accountId, query),
);
