import { listInvites } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findInvites } from './invite-store.ts';

export const listInvitesHandler = defineHandler(
  listInvites,
  ({ platform: { database, clock }, accountId, query }) =>
    findInvites(database.drizzle, accountId, query, clock.now()),
);
