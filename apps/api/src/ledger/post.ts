import { sql } from '../db/drizzle/query.ts';
import { retryDeadlocked } from '../db/retry-deadlocked.ts';
import type { Platform } from '../platform.ts';
import { announceStatement, type AccountTransaction } from './in-account.ts';
import {
  postedFromJson,
  postingToJson,
  refusedAttemptToJson,
  rememberedFromJson,
  type Posted,
} from './ledger-json.ts';
import type { Attempt, Posting } from './posting.ts';

export type { Posted } from './ledger-json.ts';

const asOfNow = ({ clock }: Platform, posting: object) => JSON.stringify({ ...posting, now: clock.now() });

const call = async (platform: Platform, posting: object): Promise<unknown> => {
  const { rows } = await retryDeadlocked(() =>
    platform.database.pool.query<{ result: unknown }>({
      name: 'ledger_post',
      text: 'select ledger.post($1) as result',
      values: [asOfNow(platform, posting)],
    }),
  );
  return rows[0]?.result;
};

/** Posts in one round trip. Writes nothing if a requirement fails under the account's lock. */
export const post = async (platform: Platform, posting: Posting): Promise<Posted> =>
  announceStatement(
    platform,
    posting.accountId,
    call(platform, postingToJson(posting)).then((result) => postedFromJson.parse(result)),
  );

/** Posts inside a transaction that also writes other data of the same account. */
export const postWithin = async (
  transaction: AccountTransaction,
  platform: Platform,
  posting: Posting,
): Promise<Posted> => {
  const { lockedAccountId } = transaction;
  if (posting.accountId !== lockedAccountId) {
    throw new Error(`A posting on ${posting.accountId} was made while ${lockedAccountId} is locked.`);
  }
  const json = asOfNow(platform, postingToJson(posting));
  const { rows } = await transaction.execute<{ result: unknown }>(sql`select ledger.post(${json}) as result`);
  return postedFromJson.parse(rows[0]?.result);
};

/**
 * Records a refusal as the first response to an attempt; returns false if another response was recorded
 * first.
 */
export const rememberRefusal = async (
  platform: Platform,
  accountId: string,
  attempt: Attempt,
  refusal: { readonly status: number; readonly response: unknown },
): Promise<boolean> => {
  const result = await call(platform, refusedAttemptToJson(accountId, attempt, refusal));
  return rememberedFromJson.parse(result).ok;
};
