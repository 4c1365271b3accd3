import { announce } from '../account-changes/announce.ts';
import type { Transaction } from '../db/client.ts';
import { sql } from '../db/drizzle/query.ts';
import type { Platform } from '../platform.ts';

/** A transaction that holds an account's lock, for which other postings on the account wait. */
export type AccountTransaction = Transaction & { readonly lockedAccountId: string };

type Work<T> = (transaction: AccountTransaction) => Promise<T>;

export type InAccountOptions<T> = {
  /** Returns false if the work wrote nothing and nothing is announced. Defaults to true. */
  readonly hasWritten?: (result: T) => boolean;
  /** Opens the transaction. May return an earlier result without running the work. */
  readonly transact?: (work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};

const lockAccount = async (transaction: Transaction, accountId: string): Promise<AccountTransaction> => {
  await transaction.execute(sql`select ledger.lock_account(${accountId})`);
  return Object.assign(transaction, { lockedAccountId: accountId });
};

/**
 * Runs a command in a transaction under the account's lock and announces the change after the commit. Call
 * the processor and send emails outside the transaction, because the account stays locked. Lock order:
 * idempotency key, account, everything else.
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

/**
 * Announces the change made by a single statement that locks the account and commits, such as `ledger.post`.
 */
export const announceStatement = async <T extends { readonly ok: boolean }>(
  platform: Platform,
  accountId: string,
  statement: Promise<T>,
): Promise<T> => {
  const result = await statement;
  if (result.ok) platform.accountChanges[announce](accountId);
  return result;
};
