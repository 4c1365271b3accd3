import { errorTable } from '@tillbook/contract';
import * as z from 'zod/mini';
import { and, eq } from '../db/drizzle/query.ts';
import { transactions } from '../db/schema/index.ts';
import type { AppError } from '../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import { requireNotSeen, type KeySeen, type Resolved } from '../ledger/command.ts';
import { transactionFromJson } from '../ledger/ledger-json.ts';
import { rememberRefusal } from '../ledger/post.ts';
import type { Attempt, TransactionRow } from '../ledger/posting.ts';
import type { Platform } from '../platform.ts';
import {
  bodyHmac,
  catchRefusal,
  findRecord,
  isClosedForPayments,
  keyInProgress,
  payoutCall,
  refusalFromJson,
  refusalToJson,
  rememberUnderAllKeys,
  type IdempotencyRecord,
  type KeyedCall,
} from './records.ts';

export type TransactionCall = {
  readonly accountId: AuthorizedAccountId;
  readonly call: string;
  /** Valid forever. */
  readonly referenceId?: string | undefined;
  /** The `Idempotency-Key`, valid for a day. */
  readonly headerKey: string | undefined;
  readonly isPayout?: boolean;
  readonly body: unknown;
  /** Asks the processor for the outcome of an open attempt and records it. */
  readonly resume: (
    platform: Platform,
    accountId: AuthorizedAccountId,
    transactionId: string,
  ) => Promise<void>;
};

const keyedCall = ({
  accountId,
  call,
  referenceId,
  headerKey,
  isPayout,
  body,
}: TransactionCall): KeyedCall => ({
  scope: accountId,
  call,
  keys: [...new Set([referenceId, headerKey])].filter((key) => key !== undefined),
  referenceKey: referenceId,
  isPayout,
  body,
});

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
const recordedTransaction = async (
  platform: Platform,
  record: IdempotencyRecord,
): Promise<TransactionRow> => {
  const then = shrunk.safeParse(record.response);
  if (!then.success) return transactionFromJson.parse(record.response);
  const row = await findTransaction(platform, record);
  if (then.data === null) return row;
  return { ...row, status: then.data.status, failureCode: null, failureMessage: null, finalAt: null };
};

/** Returns an attempt's record with its response, after resuming an open attempt. */
const findRecorded = async (
  platform: Platform,
  { accountId, resume }: TransactionCall,
  record: IdempotencyRecord | undefined,
  find: () => Promise<IdempotencyRecord | undefined>,
): Promise<IdempotencyRecord> => {
  if (record === undefined) throw keyInProgress();
  if (record.responseStatus !== null) return record;
  if (record.transactionId !== null) await resume(platform, accountId, record.transactionId);
  const recorded = await find();
  if (recorded === undefined || recorded.responseStatus === null) throw keyInProgress();
  return recorded;
};

/** Throws if the call timed out before the transaction had an outcome. */
const requireOutcome = ({ transaction }: Resolved): TransactionRow => {
  if (transaction.status === 'created') throw keyInProgress();
  return transaction;
};

/** Commits the attempt and returns its transaction, or `key_seen` if a key is already used. */
type Respond = (attempt: Attempt | undefined) => Promise<Resolved | KeySeen>;

/**
 * Creates a transaction once per key, for calls that ask the processor between two postings. The first
 * posting writes the key under the account's lock, and later requests follow that attempt to its response,
 * even after a crash. Stores business refusals (409, 422) as responses. Calls that are one database
 * transaction use `respondOnce`.
 */
export const respondTransactionOnce = async (
  platform: Platform,
  call: TransactionCall,
  respond: Respond,
): Promise<TransactionRow> => {
  const keyed = keyedCall(call);
  if (keyed.keys.length === 0) return requireOutcome(requireNotSeen(await respond(undefined)));

  const { drizzle } = platform.database;
  const hmac = bodyHmac(platform, keyed);
  const find = () => findRecord(drizzle, keyed, hmac);
  const follow = async (found: IdempotencyRecord | undefined): Promise<TransactionRow> => {
    const record = await findRecorded(platform, call, found, find);
    if (keyed.isPayout && isClosedForPayments(record)) {
      return respondTransactionOnce(platform, { ...call, call: payoutCall, isPayout: false }, respond);
    }
    await rememberUnderAllKeys(drizzle, keyed, record, platform.clock.now());
    if ((record.responseStatus ?? 0) >= 400) throw refusalFromJson(record.response);
    return recordedTransaction(platform, record);
  };

  const seen = await find();
  if (seen !== undefined) return follow(seen);
  const attempt: Attempt = {
    call: call.call,
    keys: keyed.keys,
    referenceKey: keyed.referenceKey,
    bodyHmac: hmac,
  };
  const made = await catchRefusal(() => respond(attempt));
  if ('refusal' in made) {
    const isFirst = await rememberRefusal(platform, call.accountId, attempt, refusalRecord(made.refusal));
    if (isFirst) throw made.refusal;
    return follow(await find());
  }
  const { response } = made;
  // Another request recorded the outcome first, and the transaction may have changed in the meantime.
  if (response === 'key_seen' || !response.isFirstRecording) return follow(await find());
  return response.transaction;
};

const refusalRecord = (refusal: AppError) => ({
  status: errorTable[refusal.code].status,
  response: refusalToJson(refusal),
});
