import { acceptDispute } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnceInAccount } from '../../idempotency/respond-once-in-account.ts';
import type { AccountTransaction } from '../../ledger/in-account.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, readOpenDispute, type DisputeCommand } from './answerable.ts';
import { loseWithin } from './lose-dispute.ts';

export const acceptLoss = async (
  platform: Platform,
  transaction: AccountTransaction,
  command: DisputeCommand & { readonly email: string },
): Promise<void> => {
  const { disputeId, accountId, userId, email, clientAddress } = command;
  const dispute = await readOpenDispute(platform, transaction, command);
  const isLost = await loseWithin(platform, transaction, dispute, {
    kind: 'accepted',
    user: { userId, email },
  });
  if (!isLost) throw new AppError('dispute_answered');
  await recordAudit(
    platform,
    { userId, accountId, action: 'dispute.accept', subject: disputeId, clientAddress },
    transaction,
  );
};

export const acceptDisputeHandler = defineHandler(
  acceptDispute,
  async ({ platform, accountId, path, session, idempotencyKey: key, clientAddress }) => {
    const { userId, email } = session;
    const once = { endpoint: acceptDispute, scope: accountId, key, body: path };
    return respondOnceInAccount(platform, once, async (transaction) => {
      const command = { accountId, disputeId: path.id, userId, email, clientAddress };
      await acceptLoss(platform, transaction, command);
      return detailWithin(platform, transaction, accountId, path.id);
    });
  },
);
