import { errorTable } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import {
  bodyHmac,
  findRecord,
  isRemembered,
  keyInProgress,
  refusalFromJson,
  refusalToJson,
  rememberUnderAllKeys,
  type IdempotencyRecord,
  type KeyedCall,
} from '../../idempotency/records.ts';
import { rememberRefusal } from '../../ledger/post.ts';
import type { Attempt, TransactionRow } from '../../ledger/posting.ts';
import { transactionFromJson } from '../../ledger/transaction-json.ts';
import type { Platform } from '../../platform.ts';
import { awaitOutcome } from './await-outcome.ts';
import { KeySeen } from './key-seen.ts';
import type { Resolved } from './resolve-transaction.ts';
import { findTransaction } from './store.ts';

export type TransactionCall = {
  readonly accountId: AuthorizedAccountId;
  /** The call's name in the contract. */
  readonly call: string;
  /** `referenceId`, `Idempotency-Key`, both or neither. */
  readonly keys: readonly (string | undefined)[];
  readonly body: unknown;
};

const keyedCall = ({ accountId, call, keys, body }: TransactionCall): KeyedCall => ({
  scope: accountId,
  call,
  keys: [...new Set(keys)].filter((key) => key !== undefined),
  body,
});

/** The record of an attempt that has its answer; one without an answer yet is asked about again and then has one. */
const findAnswer = async (
  platform: Platform,
  accountId: AuthorizedAccountId,
  record: IdempotencyRecord | undefined,
  find: () => Promise<IdempotencyRecord | undefined>,
): Promise<IdempotencyRecord> => {
  if (record === undefined) throw keyInProgress();
  if (record.responseStatus !== null) return record;
  const open = await findTransaction(platform.database, accountId, record.transactionId ?? '');
  if (open !== undefined) await awaitOutcome(platform, open);
  const answered = await find();
  if (answered === undefined || answered.responseStatus === null) throw keyInProgress();
  return answered;
};

/** A transaction that the processor has said nothing about is no answer: the call's time is over, its outcome is not. */
const requireOutcome = ({ transaction }: Resolved): TransactionRow => {
  if (transaction.status === 'created') throw keyInProgress();
  return transaction;
};

/**
 * Makes a transaction once for all requests that carry one key. The key is written in the same posting as the attempt,
 * under the account's lock; whoever comes second, also after a crash, follows the first attempt to its answer.
 *
 * Refusals by a rule (409, 422) are answers too and are remembered. `work` throws `KeySeen` where its posting found the
 * key taken.
 */
export const answerTransactionOnce = async (
  platform: Platform,
  call: TransactionCall,
  work: (attempt: Attempt | undefined) => Promise<Resolved>,
): Promise<TransactionRow> => {
  const keyed = keyedCall(call);
  if (keyed.keys.length === 0) return requireOutcome(await work(undefined));

  const { drizzle } = platform.database;
  const hmac = bodyHmac(platform, keyed);
  const find = () => findRecord(drizzle, keyed, hmac);
  const follow = async (found: IdempotencyRecord | undefined) => {
    const record = await findAnswer(platform, call.accountId, found, find);
    await rememberUnderAllKeys(drizzle, keyed, record);
    if ((record.responseStatus ?? 0) >= 400) throw refusalFromJson(record.response);
    return transactionFromJson.parse(record.response);
  };

  const seen = await find();
  if (seen !== undefined) return follow(seen);
  const attempt: Attempt = { call: call.call, keys: keyed.keys, bodyHmac: hmac };
  try {
    const resolved = await work(attempt);
    // Whoever recorded the outcome also fixed the answer, and it may have moved on since.
    return resolved.recordedHere ? resolved.transaction : await follow(await find());
  } catch (error) {
    if (error instanceof KeySeen) return follow(await find());
    if (!isRemembered(error)) throw error;
    const refusal = { status: errorTable[error.code].status, response: refusalToJson(error) };
    if (await rememberRefusal(platform, call.accountId, attempt, refusal)) throw error;
    return follow(await find());
  }
};
