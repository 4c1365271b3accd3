import { announce } from '../account-changes/announce.ts';
import type { Transaction } from '../db/client.ts';
import { sql } from '../db/drizzle/query.ts';
import type { Platform } from '../platform.ts';

/** A transaction that holds the lock of an account: every other posting on the account waits until it ends. */
export type AccountTransaction = Transaction & { readonly lockedAccountId: string };

type Work<T> = (transaction: AccountTransaction) => Promise<T>;

export type InAccountOptions<T> = {
  /** False if the work wrote nothing, so that nothing is announced. By default, it wrote. */
  readonly hasWritten?: (result: T) => boolean;
  /** Opens the transaction. It may return an earlier result without running the work. */
  readonly transact?: (work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};

const lockAccount = async (transaction: Transaction, accountId: string): Promise<AccountTransaction> => {
  await transaction.execute(sql`select ledger.lock_account(${accountId})`);
  return Object.assign(transaction, { lockedAccountId: accountId });
};

/**
 * Runs one command on an account: opens a transaction, locks the account, and announces the change once it is
 * committed. Work that throws leaves nothing behind. Calls to the processor and mails belong before or after it, since
 * the account is locked meanwhile. The lock of the account comes after that of an idempotency key and before any other.
 */
export const inAccount = async <T>(
  platform: Platform,
  accountId: string,
  work: Work<T>,
  {
    hasWritten = () => true,
    transact = (run) => platform.database.drizzle.transaction(run),
  }: InAccountOptions<T> = {},
): Promise<T> => {
  let isToAnnounce = false;
  const result = await transact(async (transaction) => {
    const written = await work(await lockAccount(transaction, accountId));
    isToAnnounce = hasWritten(written);
    return written;
  });
  if (isToAnnounce) platform.accountChanges[announce](accountId);
  return result;
};

/** Announces what a single statement wrote that locks the account and commits by itself, such as `ledger.post`. */
export const announceStatement = async <T extends { readonly ok: boolean }>(
  platform: Platform,
  accountId: string,
  statement: Promise<T>,
): Promise<T> => {
  const result = await statement;
  if (result.ok) platform.accountChanges[announce](accountId);
  return result;
};
