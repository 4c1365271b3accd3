import {
  acceptLoss,
  openDispute,
  resolveAnswer,
  saveEvidence,
  submitEvidence,
} from '../../modules/disputes/index.ts';
import { inAccount } from '../../ledger/in-account.ts';
import type { DisputePlan, PlannedSale } from './planned-sale.ts';
import { findPayment } from './shop-payments.ts';
import { ownerEmail, type Shop } from './shop.ts';

/** Responds as the owner; the bank's decision arrives when the engine polls for it. */
export const respondToDispute = async (
  shop: Shop,
  sale: PlannedSale,
  { response, texts }: DisputePlan,
): Promise<void> => {
  const { platform, accountId, ownerId } = shop;
  const disputeId = shop.disputeIds.get(sale);
  if (disputeId === undefined) return;
  const command = { accountId, disputeId, userId: ownerId, email: ownerEmail };
  await inAccount(platform, accountId, async (transaction) => {
    if (texts) await saveEvidence(platform, transaction, command, texts);
    if (response === 'submit') await submitEvidence(platform, transaction, command);
    if (response === 'accept') await acceptLoss(platform, transaction, command);
  });
  await resolveAnswer(platform, { accountId, id: disputeId });
};

export const disputeSale = async (shop: Shop, sale: PlannedSale, { reason }: DisputePlan): Promise<void> => {
  const payment = await findPayment(shop, sale);
  if (payment?.status !== 'succeeded') return;
  const disputeId = await openDispute(shop.platform, payment, reason);
  if (disputeId !== undefined) shop.disputeIds.set(sale, disputeId);
};
