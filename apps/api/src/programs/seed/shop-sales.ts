import { requireNotSeen } from '../../ledger/command.ts';
import {
  refundPayment,
  resolveTransaction,
  findRefundableCents,
  attemptPayment,
} from '../../modules/transactions/index.ts';
import { refundReasons } from './catalog.ts';
import type { PlannedRefund, PlannedSale } from './planned-sale.ts';
import { refundCents } from './refund-plan.ts';
import { findPayment } from './shop-payments.ts';
import { ownerEmail, type Shop } from './shop.ts';

const sourceOf = ({ instrumentIds }: Shop, { source }: PlannedSale) =>
  'serialNumber' in source
    ? ({ channel: 'in_person', serialNumber: source.serialNumber } as const)
    : ({ channel: 'online', paymentInstrumentId: instrumentIds.get(source.instrument) } as const);

export const giveBack = async (shop: Shop, sale: PlannedSale, refund: PlannedRefund): Promise<void> => {
  const { platform, accountId, random } = shop;
  const payment = await findPayment(shop, sale);
  if (payment?.status !== 'succeeded') return;
  const amount = refundCents(payment.amountCents, refund);
  if ((await findRefundableCents(platform.database, payment)) < amount) return;
  const body = { transactionId: payment.id, amount, reason: random.pick(refundReasons) };
  await refundPayment({ platform, accountId, actor: ownerEmail }, payment, body);
};

export const charge = async (shop: Shop, sale: PlannedSale): Promise<void> => {
  const { platform, accountId } = shop;
  const attempted = await attemptPayment(
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
  const payment = requireNotSeen(attempted);
  shop.paymentIds.set(sale, payment.id);
  await resolveTransaction(platform, payment);
};
