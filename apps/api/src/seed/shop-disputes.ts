import {
  giveUp,
  openDispute,
  resolveAnswer,
  saveEvidence,
  submitEvidence,
} from '../modules/disputes/index.ts';
import type { DisputePlan, PlannedSale } from './planned-sale.ts';
import { findPayment } from './shop-payments.ts';
import { ownerEmail, type Shop } from './shop.ts';

/** Answers as the owner does; the engine asks for the bank's decision later. */
export const answerDispute = async (
  shop: Shop,
  sale: PlannedSale,
  { answer, texts }: DisputePlan,
): Promise<void> => {
  const { platform, accountId, ownerId } = shop;
  const disputeId = shop.disputeIds.get(sale);
  if (disputeId === undefined) return;
  const deed = { accountId, disputeId, userId: ownerId, email: ownerEmail };
  await platform.database.drizzle.transaction(async (transaction) => {
    if (texts) await saveEvidence(platform, transaction, deed, texts);
    if (answer === 'submit') await submitEvidence(platform, transaction, deed);
    if (answer === 'accept') await giveUp(platform, transaction, deed);
  });
  await resolveAnswer(platform, disputeId);
};

/** Lets the cardholder dispute a sale, if its payment succeeded. */
export const disputeSale = async (shop: Shop, sale: PlannedSale, { reason }: DisputePlan): Promise<void> => {
  const payment = await findPayment(shop, sale);
  if (payment?.status !== 'succeeded') return;
  const disputeId = await openDispute(shop.platform, payment, reason);
  if (disputeId !== undefined) shop.disputeIds.set(sale, disputeId);
};
