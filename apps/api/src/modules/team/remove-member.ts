import { removeMember } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { defineHandler } from '../../http/call.ts';
import { endWhatGrantBegan } from '../grants/index.ts';
import { deleteMember } from './store.ts';

/**
 * Also ends the member's open event streams of the account. Every other request is checked for the grant
 * anyway.
 */
export const removeMemberHandler = defineHandler(
  removeMember,
  async ({ platform, session, accountId, body: { userId }, clientAddress }) => {
    await platform.database.drizzle.transaction(async (transaction) => {
      const change = await deleteMember(transaction, { accountId, userId });
      if (!change.ok) throw new AppError(change.code);
      await endWhatGrantBegan(transaction, { accountId, userId }, platform.clock.now());
      const details = { role: change.roleBefore };
      await recordAudit(
        platform,
        {
          userId: session.userId,
          accountId,
          action: 'member.remove',
          subject: userId,
          clientAddress,
          details,
        },
        transaction,
      );
    });
    platform.accountChanges.noteAccess();
    return undefined;
  },
);
