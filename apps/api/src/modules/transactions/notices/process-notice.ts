import { accountForPlatform, findOwningAccount } from '../../../access/grant-store.ts';
import { inAccount } from '../../../ledger/in-account.ts';
import type { TransactionRow } from '../../../ledger/posting.ts';
import type { Platform } from '../../../platform.ts';
import { findTransaction } from '../store.ts';
import { isDealtWith, storeNotice, type NoticeKind } from './store.ts';
import { claimRemaining } from './claim-remaining.ts';

/** Posts the consequences of a disputed or returned payment. Idempotent. */
export const recordNotice = async (
  platform: Platform,
  payment: TransactionRow,
  kind: NoticeKind,
  reason: string,
): Promise<void> => {
  // The notice is stored first, so that a refund that fails afterwards finds the notice and frees no money.
  await storeNotice(platform, payment, { kind, reason });
  await inAccount(
    platform,
    payment.accountId,
    (transaction) => claimRemaining(platform, transaction, payment),
    { hasWritten: (isTaken) => isTaken },
  );
};

/**
 * Processes a notice from the processor, which repeats it until it is confirmed. Returns true if the notice
 * can be confirmed because it can have no more consequences: for example, no pending refund can still fail.
 */
export const processNotice = async (
  platform: Platform,
  paymentId: string,
  kind: NoticeKind,
  reason: string,
): Promise<boolean> => {
  const { database } = platform;
  // A notice does not include the payment's account.
  const accountId = await findOwningAccount(database, 'transaction', paymentId);
  if (accountId === undefined) return false;
  const payment = await findTransaction(database, accountForPlatform({ accountId }), paymentId);
  // The approval has not been recorded yet.
  if (payment === undefined || payment.finalAt === null) return false;
  await recordNotice(platform, payment, kind, reason);
  return isDealtWith(database, payment, kind);
};
