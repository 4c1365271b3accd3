import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { findLatestDispute, recordNotice, takeOnNotice } from '../transactions/index.ts';

/**
 * Opens a dispute of what is left of a payment, and gives its id; nothing where nothing is left, or the payment has been
 * disputed before. It may be called any number of times.
 */
export const openDispute = async (
  platform: Platform,
  payment: TransactionRow,
  reason: string,
): Promise<string | undefined> => {
  const { drizzle } = platform.database;
  const before = await findLatestDispute(drizzle, payment.id);
  await recordNotice(platform, payment, 'dispute', reason);
  const opened = await findLatestDispute(drizzle, payment.id);
  return opened?.id === before?.id ? undefined : opened?.id;
};

/** Takes on a dispute that the processor tells of; should this die half-way, the processor tells of it again. */
export const takeOnDispute = async (platform: Platform, paymentId: string, reason: string): Promise<void> => {
  if (await takeOnNotice(platform, paymentId, 'dispute', reason)) {
    await platform.processor.confirmDispute(paymentId);
  }
};
