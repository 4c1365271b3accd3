import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { resolveTransaction } from './resolve-transaction.ts';

/**
 * The time during which only the original request asks the processor about its payout, refund or dispute
 * response; then a job asks too.
 */
const graceMs = 5_000;

export const firstJobAt = (platform: Platform): Date => new Date(platform.clock.now().getTime() + graceMs);

/**
 * Submits a payout or refund to the processor after the HTTP response. A job repeats an interrupted
 * submission.
 */
export const resolveInBackground = (platform: Platform, transaction: TransactionRow): void => {
  platform.background.run('ask_processor', async () => {
    await resolveTransaction(platform, transaction);
  });
};
