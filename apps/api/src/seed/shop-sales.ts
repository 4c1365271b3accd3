import {
  refundPayment,
  resolveTransaction,
  findRefundableCents,
  findTransaction,
  attemptPayment,
} from '../modules/transactions/index.ts';
import { refundReasons } from './catalogue.ts';
import type { PlannedRefund, PlannedSale } from './planned-sale.ts';
import { dispute } from './shop-disputes.ts';
import type { Random } from './random.ts';
import { ownerEmail, type Shop } from './shop.ts';
import { shopDayBefore } from './shop-time.ts';
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

/** At the counter at once; an order when somebody in the office gets around to it. */
const momentOfRefund = (random: Random, soldAt: Date, afterDays: number): Date =>
  afterDays === 0
    ? new Date(soldAt.getTime() + random.between(70, 900) * 1000)
    : shopDayBefore(soldAt, -afterDays).at(random.between(9 * 60, 16 * 60 + 30), random.between(0, 59));

const giveBack = (
  shop: Shop,
  soldAt: Date,
  refund: PlannedRefund,
  paymentId: () => string,
): readonly HistoryEvent[] => {
  const { platform, accountId, random } = shop;
  const at = momentOfRefund(random, soldAt, refund.afterDays);
  const happen = async () => {
    const payment = await findTransaction(platform.database, accountId, paymentId());
    if (payment?.status !== 'succeeded') return;
    const amount = refundCents(payment.amountCents, refund);
    // Disputed meanwhile, or returned by the bank.
    if ((await findRefundableCents(platform.database, payment.id)) < amount) return;
    const body = { transactionId: payment.id, amount, reason: random.pick(refundReasons) };
    await refundPayment({ platform, accountId, actor: ownerEmail }, payment, body);
  };
  return at < shop.now ? [{ at, happen }] : [];
};

/** Charges a sale through the engine and, where that is planned, gives some of it back or has it disputed days later. */
export const sell = (shop: Shop, sale: PlannedSale): readonly HistoryEvent[] => {
  const { platform, accountId } = shop;
  let paymentId = '';
  const charge: HistoryEvent = {
    at: sale.at,
    happen: async () => {
      const payment = await attemptPayment(
        { platform, accountId, actor: ownerEmail },
        {
          accountId,
          type: 'pull',
          amount: sale.amountCents,
          method: sale.method,
          description: sale.description,
          tags: { ...sale.tags },
          ...sourceOf(shop, sale),
        },
      );
      paymentId = payment.id;
      await resolveTransaction(platform, payment);
    },
  };
  const chargedId = () => paymentId;
  return [
    charge,
    ...(sale.refund ? giveBack(shop, sale.at, sale.refund, chargedId) : []),
    ...(sale.dispute ? dispute(shop, sale.at, sale.dispute, chargedId) : []),
  ];
};
