import { eq } from 'drizzle-orm';
import { disputes } from '../db/schema/index.ts';
import { closeDispute } from '../modules/disputes/close-dispute.ts';
import { openDispute } from '../modules/disputes/open-dispute.ts';
import { findTransaction } from '../modules/transactions/store.ts';
import type { DisputePlan } from './planned-sale.ts';
import type { Shop } from './shop.ts';
import { dayMs } from './shop-time.ts';
import type { HistoryEvent } from './simulation.ts';

/** How long it takes until somebody looks, and until the bank has decided. */
const untilReviewMs = 2 * dayMs;
const untilDecisionMs = 8 * dayMs;

const conclude = async ({ platform }: Shop, id: string, ending: DisputePlan['ending']) => {
  switch (ending) {
    case 'won':
    case 'lost':
      return closeDispute(platform, id, ending);
    case 'under_review':
      await platform.database.drizzle
        .update(disputes)
        .set({ status: 'under_review' })
        .where(eq(disputes.id, id));
      return undefined;
    case 'open':
      return undefined;
  }
};

/** A cardholder disputes a sale; some time later it comes to its end, as far as that lies in the history. */
export const dispute = (
  shop: Shop,
  soldAt: Date,
  plan: DisputePlan,
  paymentId: () => string,
): readonly HistoryEvent[] => {
  const { platform, accountId } = shop;
  const opensAt = new Date(soldAt.getTime() + plan.afterDays * dayMs);
  const waitMs = plan.ending === 'under_review' ? untilReviewMs : untilDecisionMs;
  let disputeId: string | undefined;
  const open: HistoryEvent = {
    at: opensAt,
    happen: async () => {
      const payment = await findTransaction(platform.database, accountId, paymentId());
      if (payment?.status === 'succeeded') disputeId = await openDispute(platform, payment, plan.reason);
    },
  };
  const end: HistoryEvent = {
    at: new Date(opensAt.getTime() + waitMs),
    happen: async () => {
      if (disputeId !== undefined) await conclude(shop, disputeId, plan.ending);
    },
  };
  return [open, end].filter(({ at }) => at < shop.now);
};
