import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { awaitOutcome } from './await-outcome.ts';
import { findTransaction } from './store.ts';

export const resumeTransaction = async (
  platform: Platform,
  accountId: AuthorizedAccountId,
  transactionId: string,
): Promise<void> => {
  const transaction = await findTransaction(platform.database, accountId, transactionId);
  if (transaction !== undefined) await awaitOutcome(platform, transaction);
};
