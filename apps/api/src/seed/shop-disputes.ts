import {
  giveUp,
  openDispute,
  resolveAnswer,
  saveEvidence,
  submitEvidence,
} from '../modules/disputes/index.ts';
import { findTransaction } from '../modules/transactions/index.ts';
import type { DisputePlan } from './planned-sale.ts';
import { ownerEmail, type Shop } from './shop.ts';
import { dayMs } from './shop-time.ts';
import type { HistoryEvent } from './simulation.ts';

/** How long it takes until somebody in the office gets around to it. */
const untilAnswerMs = 2 * dayMs;

/** Answers as the owner does: what the bank makes of it comes when the engine asks. */
const answerDispute = async (shop: Shop, disputeId: string, { answer, texts }: DisputePlan) => {
  const { platform, accountId, ownerId } = shop;
  const deed = { accountId, disputeId, userId: ownerId, email: ownerEmail };
  await platform.database.drizzle.transaction(async (transaction) => {
    if (texts) await saveEvidence(platform, transaction, deed, texts);
    if (answer === 'submit') await submitEvidence(platform, transaction, deed);
    if (answer === 'accept') await giveUp(platform, transaction, deed);
  });
  await resolveAnswer(platform, disputeId);
};

/** A cardholder disputes a sale; two days later it is answered, as far as that lies in the history. */
export const dispute = (
  shop: Shop,
  soldAt: Date,
  plan: DisputePlan,
  paymentId: () => string,
): readonly HistoryEvent[] => {
  const { platform, accountId } = shop;
  const opensAt = new Date(soldAt.getTime() + plan.afterDays * dayMs);
  let disputeId: string | undefined;
  const open: HistoryEvent = {
    at: opensAt,
    happen: async () => {
      const payment = await findTransaction(platform.database, accountId, paymentId());
      if (payment?.status === 'succeeded') disputeId = await openDispute(platform, payment, plan.reason);
    },
  };
  const respond: HistoryEvent = {
    at: new Date(opensAt.getTime() + untilAnswerMs),
    happen: async () => {
      if (disputeId !== undefined) await answerDispute(shop, disputeId, plan);
    },
  };
  return [open, respond].filter(({ at }) => at < shop.now);
};
