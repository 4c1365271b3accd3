import { acceptDispute } from '@tillbook/contract';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, readAnswerable, type DisputeDeed } from './answerable.ts';
import { loseWithin } from './lose-dispute.ts';

/** Gives a dispute up: it is lost at once. */
export const giveUp = async (
  platform: Platform,
  transaction: Transaction,
  deed: DisputeDeed & { readonly email: string },
): Promise<void> => {
  const { disputeId, accountId, userId, email, clientAddress } = deed;
  const dispute = await readAnswerable(platform, transaction, deed);
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
    const accepted = await answerOnce(platform, once, async (transaction) => {
      const deed = { accountId, disputeId: path.id, userId, email, clientAddress };
      await giveUp(platform, transaction, deed);
      return detailWithin(platform, transaction, accountId, path.id);
    });
    platform.changes.note(accountId);
    return accepted;
  },
);
