import * as z from 'zod/mini';
import { and, eq } from '../db/drizzle/query.ts';
import { transactions } from '../db/schema/index.ts';
import type { TransactionRow } from '../ledger/posting.ts';
import { transactionFromJson } from '../ledger/transaction-json.ts';
import type { Platform } from '../platform.ts';
import type { IdempotencyRecord } from './records.ts';

/** A response cleared by `ledger.clear_idempotency_records`, which retains only a pending status. */
const shrunk = z.nullable(z.strictObject({ status: z.literal('pending') }));

const findTransaction = async (
  { database }: Platform,
  { accountId, transactionId }: IdempotencyRecord,
): Promise<TransactionRow> => {
  const [row] = await database.drizzle
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), eq(transactions.id, transactionId ?? '')));
  if (row === undefined) {
    throw new Error(`The transaction ${transactionId} of a recorded response is missing.`);
  }
  return row;
};

/** Restores a transaction as in its first response, from the full record or from the transaction itself. */
export const recordedTransaction = async (
  platform: Platform,
  record: IdempotencyRecord,
): Promise<TransactionRow> => {
  const then = shrunk.safeParse(record.response);
  if (!then.success) return transactionFromJson.parse(record.response);
  const row = await findTransaction(platform, record);
  if (then.data === null) return row;
  return { ...row, status: then.data.status, failureCode: null, failureMessage: null, finalAt: null };
};
