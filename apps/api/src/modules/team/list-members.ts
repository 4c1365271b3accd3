import { listMembers } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findMembers } from './store.ts';

export const listMembersHandler = defineHandler(listMembers, ({ platform: { database }, accountId, query }) =>
  findMembers(database.drizzle, accountId, query),
);
