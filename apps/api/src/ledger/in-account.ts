import { announce } from '../account-changes/announce.ts';
import type { Transaction } from '../db/client.ts';
import { sql } from '../db/drizzle/query.ts';
import type { Platform } from '../platform.ts';

/** A transaction that holds an account's lock: other postings on the account wait until it ends. */
export type AccountTransaction = Transaction & { readonly lockedAccountId: string };

type Work<T> = (transaction: AccountTransaction) => Promise<T>;

export type InAccountOptions<T> = {
  /** Returns false if the work wrote nothing, so that nothing is announced. Defaults to true. */
  readonly hasWritten?: (result: T) => boolean;
  /** Opens the transaction. Can return an earlier result without running the work. */
  readonly transact?: (work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};

const lockAccount = async (transaction: Transaction, accountId: string): Promise<AccountTransaction> => {
  await transaction.execute(sql`select ledger.lock_account(${accountId})`);
  return Object.assign(transaction, { lockedAccountId: accountId });
};

/**
 * Runs one command on an account: opens a transaction, locks the account, and announces the change after the
 * commit. Work that throws is rolled back. Call the processor and send emails before or after it, because the
 * account is locked meanwhile. Lock order: idempotency key, account, everything else.
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
 * Announces the change of a single statement that locks the account and commits by itself, such as
 * `ledger.post`.
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
