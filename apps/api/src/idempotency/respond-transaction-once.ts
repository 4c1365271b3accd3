import { errorTable } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../authorized-account.ts';
import type { Resolved } from '../ledger/command.ts';
import { rememberRefusal } from '../ledger/post.ts';
import type { Attempt, TransactionRow } from '../ledger/posting.ts';
import type { Platform } from '../platform.ts';
import { recordedTransaction } from './recorded-transaction.ts';
import {
  bodyHmac,
  ClosedForPayments,
  findRecord,
  isKeyInProgress,
  isRemembered,
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
  /** The call's name in the contract. */
  readonly call: string;
  /** Stays for ever. */
  readonly referenceId?: string | undefined;
  /** The `Idempotency-Key`, which goes after a day. */
  readonly headerKey: string | undefined;
  readonly isPayout?: boolean;
  readonly body: unknown;
  /** Asks the processor again for the outcome of an attempt, and records it. */
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

/** The record of an attempt with its response; the outcome of an open attempt is asked for again first. */
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

/** A transaction without an outcome is no response: the call's time is over, its outcome is not known. */
const requireOutcome = ({ transaction }: Resolved): TransactionRow => {
  if (transaction.status === 'created') throw keyInProgress();
  return transaction;
};

/**
 * Makes a transaction once for all requests with one key, for calls that ask the processor between two postings. The
 * first posting writes the key under the account's lock; a later request, even after a crash, follows that attempt to
 * its response. Calls that are one database transaction use `respondOnce`. Business refusals (409, 422) are responses
 * too and are recorded. `respond` fails with `key_in_progress` if its posting finds the key taken.
 */
export const respondTransactionOnce = async (
  platform: Platform,
  call: TransactionCall,
  respond: (attempt: Attempt | undefined) => Promise<Resolved>,
): Promise<TransactionRow> => {
  try {
    return await respondUnderCall(platform, call, respond);
  } catch (error) {
    if (!(error instanceof ClosedForPayments)) throw error;
    return respondUnderCall(platform, { ...call, call: payoutCall, isPayout: false }, respond);
  }
};

const respondUnderCall = async (
  platform: Platform,
  call: TransactionCall,
  respond: (attempt: Attempt | undefined) => Promise<Resolved>,
): Promise<TransactionRow> => {
  const keyed = keyedCall(call);
  if (keyed.keys.length === 0) return requireOutcome(await respond(undefined));

  const { drizzle } = platform.database;
  const hmac = bodyHmac(platform, keyed);
  const find = () => findRecord(drizzle, keyed, hmac);
  const follow = async (found: IdempotencyRecord | undefined) => {
    const record = await findRecorded(platform, call, found, find);
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
  try {
    const resolved = await respond(attempt);
    // Whoever recorded the outcome also fixed the response, and the transaction may have moved on since.
    return resolved.isFirstRecording ? resolved.transaction : await follow(await find());
  } catch (error) {
    if (isKeyInProgress(error)) return follow(await find());
    if (!isRemembered(error)) throw error;
    const refusal = { status: errorTable[error.code].status, response: refusalToJson(error) };
    if (await rememberRefusal(platform, call.accountId, attempt, refusal)) throw error;
    return follow(await find());
  }
};
