import { type AttemptOutcome, errorTable } from '@tillbook/contract';
import { AppError } from '../runtime/app-error.ts';
import { idempotencyRecords } from '../db/schema/index.ts';
import { rememberRefusal } from '../ledger/post.ts';
import type { Platform } from '../platform.ts';
import { findAttemptOutcome, type AttemptReader, type NamedAttempt } from './attempt-outcome.ts';
import { payoutCall, refusalToJson } from './records.ts';

/** Stored in place of a body's hash; no hash equals it. */
const noBody = Buffer.alloc(32);

const closed = {
  status: errorTable.attempt_closed.status,
  response: refusalToJson(new AppError('attempt_closed')),
};

/** The stored response if a person without the permission for payouts closes a key. */
const closedForPayments = { ...closed, response: { ...closed.response, closes: 'payments' } };

const takeKeyOfPosting = (
  platform: Platform,
  { scope, call, key }: NamedAttempt,
  response: typeof closed,
) => {
  // Also closes the key as a `referenceId`, which is valid forever. A refund has no `referenceId`.
  const referenceKey = call === 'refundTransaction' ? undefined : key;
  return rememberRefusal(platform, scope, { call, keys: [key], referenceKey, bodyHmac: noBody }, response);
};

const takeKeyOfTransaction = async (
  platform: Platform,
  attempt: NamedAttempt,
  { mayPayOut }: AttemptReader,
): Promise<void> => {
  if (!mayPayOut) {
    await takeKeyOfPosting(platform, attempt, closedForPayments);
    return;
  }
  await takeKeyOfPosting(platform, attempt, closed);
  // A payout has a separate record, which is still open if the key was closed for payments only.
  const { status } = await findAttemptOutcome(platform.database.drizzle, attempt, { mayPayOut });
  if (status === 'not_received') await takeKeyOfPosting(platform, { ...attempt, call: payoutCall }, closed);
};

/** Waits for a concurrent request that has claimed the key. */
const takeKey = ({ database, clock }: Platform, { scope, call, key }: NamedAttempt) =>
  database.drizzle
    .insert(idempotencyRecords)
    .values({
      accountId: scope,
      call,
      key,
      bodyHmac: noBody,
      responseStatus: closed.status,
      response: closed.response,
      createdAt: clock.now(),
      isReference: false,
    })
    .onConflictDoNothing();

/**
 * Claims an unused key, so that later requests are refused with `attempt_closed`. Returns `closed` only if no
 * request has taken effect or ever will.
 */
export const closeAttempt = async (
  platform: Platform,
  attempt: NamedAttempt,
  closer: AttemptReader,
): Promise<AttemptOutcome> => {
  // Postings write these keys under the account's lock.
  if (attempt.call === 'createTransaction') await takeKeyOfTransaction(platform, attempt, closer);
  else if (attempt.call === 'refundTransaction') await takeKeyOfPosting(platform, attempt, closed);
  else await takeKey(platform, attempt);
  return findAttemptOutcome(platform.database.drizzle, attempt, closer);
};
