import { revokeGrant } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { deleteGrant } from './store.ts';

/**
 * Also ends the person's open event streams of the account. Every other request is checked for the grant
 * anyway.
 */
export const revokeGrantHandler = defineHandler(
  revokeGrant,
  async ({ platform, session, accountId, body: { userId }, clientAddress, refuse }) => {
    await platform.database.drizzle.transaction(async (transaction) => {
      const isDeleted = await deleteGrant(transaction, { userId, accountId }, platform.clock.now());
      if (!isDeleted) return refuse('not_found');
      const action = 'grant.revoke';
      await recordAudit(
        platform,
        { userId: session.userId, accountId, action, subject: userId, clientAddress },
        transaction,
      );
      return undefined;
    });
    platform.accountChanges.noteAccess();
    return undefined;
  },
);
