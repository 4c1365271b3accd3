import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { resolveTransaction } from './resolve-transaction.ts';

/** The time during which only the request of a push asks the processor, before a job does so as well. */
const graceMs = 5_000;

export const firstJobAt = (platform: Platform): Date => new Date(platform.clock.now().getTime() + graceMs);

/** Submits a push to the processor after the response; if this is interrupted, a job repeats it. */
export const resolveInBackground = (platform: Platform, transaction: TransactionRow): void => {
  platform.background.run('ask_processor', async () => {
    await resolveTransaction(platform, transaction);
  });
};
