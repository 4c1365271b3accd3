import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { findLatestDispute, recordNotice, processNotice } from '../transactions/index.ts';

/**
 * Opens a dispute for the amount of a payment that was not refunded or returned, and returns its ID. Returns
 * `undefined` if nothing is left or the payment was already disputed. Idempotent.
 */
export const openDispute = async (
  platform: Platform,
  payment: TransactionRow,
  reason: string,
): Promise<string | undefined> => {
  const { drizzle } = platform.database;
  const before = await findLatestDispute(drizzle, payment);
  await recordNotice(platform, payment, 'dispute', reason);
  const opened = await findLatestDispute(drizzle, payment);
  return opened?.id === before?.id ? undefined : opened?.id;
};

/** Processes the processor's notice of a dispute. The processor repeats a notice until it is confirmed. */
export const processDisputeNotice = async (
  platform: Platform,
  paymentId: string,
  reason: string,
): Promise<void> => {
  if (await processNotice(platform, paymentId, 'dispute', reason)) {
    await platform.processor.confirmDispute(paymentId);
  }
};
