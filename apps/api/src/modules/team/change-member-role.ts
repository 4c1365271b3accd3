import { changeMemberRole, rolePermissions } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { defineHandler } from '../../http/call.ts';
import { inAccount } from '../../ledger/in-account.ts';
import { withdrawInvitesOf } from '../grants/index.ts';
import { updateMemberRole } from './store.ts';

/**
 * Changes a role, which applies from the next request. Open pages of the account reload their permissions.
 */
export const changeMemberRoleHandler = defineHandler(
  changeMemberRole,
  async ({ platform, session, accountId, body: { userId, role }, clientAddress }) => {
    await inAccount(platform, accountId, async (transaction) => {
      const change = await updateMemberRole(transaction, { accountId, userId }, role);
      if (!change.ok) throw new AppError(change.code);
      if (!rolePermissions[role].includes('team_manage')) {
        await withdrawInvitesOf(transaction, { accountId, userId }, platform.clock.now());
      }
      const details = { from: change.roleBefore, to: role };
      await recordAudit(
        platform,
        {
          userId: session.userId,
          accountId,
          action: 'member_role.change',
          subject: userId,
          clientAddress,
          details,
        },
        transaction,
      );
    });
    return undefined;
  },
);
