import { withdrawInvite } from '@tillbook/contract';
import { recordAudit } from '../../audit/record-audit.ts';
import { defineHandler } from '../../http/call.ts';
import { closeInvite } from './invite-store.ts';

export const withdrawInviteHandler = defineHandler(
  withdrawInvite,
  async ({ platform, session, accountId, body: { inviteId }, clientAddress, refuse }) => {
    await platform.database.drizzle.transaction(async (transaction) => {
      const email = await closeInvite(transaction, accountId, inviteId, platform.clock.now());
      if (email === undefined) return refuse('not_found');
      await recordAudit(
        platform,
        {
          userId: session.userId,
          accountId,
          action: 'invite.withdraw',
          subject: inviteId,
          clientAddress,
          details: { email },
        },
        transaction,
      );
      return undefined;
    });
    return undefined;
  },
);
