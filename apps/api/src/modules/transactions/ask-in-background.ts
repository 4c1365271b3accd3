import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { resolveTransaction } from './resolve-transaction.ts';

/** How long the request that made a push has it to itself before a job asks the processor as well. */
const graceMs = 5_000;

export const firstJobAt = (platform: Platform): Date => new Date(platform.clock.now().getTime() + graceMs);

/** Hands a push to the processor after its answer; should this be lost, a job asks again. */
export const askInBackground = (platform: Platform, transaction: TransactionRow): void => {
  platform.background.run('ask_processor', async () => {
    await resolveTransaction(platform, transaction);
  });
};
