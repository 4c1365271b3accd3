import { type AttemptOutcome, errorTable } from '@tillbook/contract';
import { AppError } from '../runtime/app-error.ts';
import { idempotencyRecords } from '../db/schema/index.ts';
import { rememberRefusal } from '../ledger/post.ts';
import type { Platform } from '../platform.ts';
import { findAttemptOutcome, type AttemptReader, type NamedAttempt } from './attempt-outcome.ts';
import { payoutCall, refusalToJson } from './records.ts';

/** Stored in place of the hash of a body, and equal to no hash. */
const noBody = Buffer.alloc(32);

const closed = {
  status: errorTable.attempt_closed.status,
  response: refusalToJson(new AppError('attempt_closed')),
};

/** What is closed by a person who may not create payouts. */
const closedForPayments = { ...closed, response: { ...closed.response, closes: 'payments' } };

const takeKeyOfPosting = (
  platform: Platform,
  { scope, call, key }: NamedAttempt,
  response: typeof closed,
) => {
  // A `referenceId` stays for ever.
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
  // If the key was closed for payments before, the payout's own record is still open.
  const { status } = await findAttemptOutcome(platform.database.drizzle, attempt, { mayPayOut });
  if (status === 'not_received') await takeKeyOfPosting(platform, { ...attempt, call: payoutCall }, closed);
};

/** Waits for a request under way that has taken the key in its transaction. */
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
 * Takes the key if no request has arrived with it, so that a later request is refused with `attempt_closed`. Returns the
 * outcome of the attempt: it is `closed` only if nothing has happened and nothing will.
 */
export const closeAttempt = async (
  platform: Platform,
  attempt: NamedAttempt,
  closer: AttemptReader,
): Promise<AttemptOutcome> => {
  // The keys of payments, payouts and refunds are written by a posting, under the account's lock.
  if (attempt.call === 'createTransaction') await takeKeyOfTransaction(platform, attempt, closer);
  else if (attempt.call === 'refundTransaction') await takeKeyOfPosting(platform, attempt, closed);
  else await takeKey(platform, attempt);
  return findAttemptOutcome(platform.database.drizzle, attempt, closer);
};
