import { revokeGrant } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { deleteGrant } from './store.ts';

/** Every request asks for the grant anew, so the next one is refused; who follows the account's changes is looked at now. */
export const revokeGrantHandler = defineHandler(
  revokeGrant,
  async ({ platform, session, accountId, body: { userId }, clientAddress, refuse }) => {
    await platform.database.drizzle.transaction(async (transaction) => {
      if (!(await deleteGrant(transaction, userId, accountId))) return refuse('not_found');
      const action = 'grant.revoke';
      await recordAudit(
        platform,
        { userId: session.userId, accountId, action, subject: userId, clientAddress },
        transaction,
      );
      return undefined;
    });
    platform.changes.noteAccess();
    return undefined;
  },
);
