import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { findLatestDispute, recordNotice, processNotice } from '../transactions/index.ts';

/**
 * Opens a dispute for the remaining amount of a payment and returns its ID; does nothing if no amount is left
 * or the payment was disputed before. Idempotent.
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

/** Opens a dispute that the processor reports. The processor repeats the report if this is interrupted. */
export const processDisputeNotice = async (
  platform: Platform,
  paymentId: string,
  reason: string,
): Promise<void> => {
  if (await processNotice(platform, paymentId, 'dispute', reason)) {
    await platform.processor.confirmDispute(paymentId);
  }
};
