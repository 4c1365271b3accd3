import { changeAccountStatus } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { inAccount } from '../../ledger/in-account.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAdministration, replaceStatus } from './administration-store.ts';

export const changeAccountStatusHandler = defineHandler(
  changeAccountStatus,
  async ({ platform, session: { userId }, accountId, body, clientAddress, refuse }) => {
    const { status, payoutsAllowed, reason } = body;
    return inAccount(platform, accountId, async (transaction) => {
      const before = await replaceStatus(transaction, accountId, { status, payoutsAllowed });
      const details = {
        status,
        payoutsAllowed,
        reason,
        statusBefore: before.status,
        payoutsAllowedBefore: before.payoutsAllowed,
      };
      await recordAudit(
        platform,
        { userId, accountId, action: 'account_status.change', clientAddress, details },
        transaction,
      );
      return (await findAdministration(transaction, accountId)) ?? refuse('not_found');
    });
  },
);
