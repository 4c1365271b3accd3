import { refundPayment } from '../modules/transactions/refund-transaction.ts';
import { resolveTransaction } from '../modules/transactions/resolve-transaction.ts';
import { findTransaction } from '../modules/transactions/store.ts';
import { attemptPayment } from '../modules/transactions/take-payment.ts';
import { refundReasons } from './catalogue.ts';
import type { PlannedRefund, PlannedSale } from './sales-plan.ts';
import { ownerEmail, type Shop } from './shop.ts';
import { dayMs } from './shop-time.ts';
import type { HistoryEvent } from './simulation.ts';

const sourceOf = ({ instrumentIds }: Shop, { source }: PlannedSale) =>
  'serialNumber' in source
    ? ({ channel: 'in_person', serialNumber: source.serialNumber } as const)
    : ({ channel: 'online', paymentInstrumentId: instrumentIds.get(source.instrument) } as const);

/** What the sandbox's bank refuses to take back: an amount ending in 13 cents. */
const refusedPart = (cents: number) => cents - (cents % 100) - 87;

const refundCents = (amountCents: number, { share, isRefused }: PlannedRefund): number => {
  const partCents = Math.max(Math.round(amountCents * share), Math.min(amountCents, 213));
  return isRefused ? refusedPart(partCents) : partCents;
};

const giveBack = (shop: Shop, at: Date, refund: PlannedRefund, paymentId: () => string): HistoryEvent => ({
  at,
  happen: async () => {
    const { platform, accountId, random } = shop;
    const payment = await findTransaction(platform.database, accountId, paymentId());
    if (payment?.status !== 'succeeded') return;
    const amount = refundCents(payment.amountCents, refund);
    const body = { transactionId: payment.id, amount, reason: random.pick(refundReasons) };
    await refundPayment(platform, payment, body, ownerEmail, undefined);
  },
});

/** Charges a sale through the engine and, where that is planned, gives some of it back days later. */
export const sell = (shop: Shop, sale: PlannedSale): readonly HistoryEvent[] => {
  const { platform, accountId } = shop;
  let paymentId = '';
  const charge: HistoryEvent = {
    at: sale.at,
    happen: async () => {
      const payment = await attemptPayment(platform, accountId, {
        accountId,
        type: 'pull',
        amount: sale.amountCents,
        method: sale.method,
        description: sale.description,
        tags: { ...sale.tags },
        ...sourceOf(shop, sale),
      });
      paymentId = payment.id;
      await resolveTransaction(platform, payment);
    },
  };
  if (sale.refund === undefined) return [charge];
  const laterMs = sale.refund.afterDays * dayMs + (sale.at.getTime() % 7_200_000);
  const at = new Date(sale.at.getTime() + laterMs);
  return at < shop.now ? [charge, giveBack(shop, at, sale.refund, () => paymentId)] : [charge];
};
