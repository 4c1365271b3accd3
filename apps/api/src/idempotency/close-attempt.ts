import { type AttemptOutcome, errorTable } from '@tillbook/contract';
import { AppError } from '../app-error.ts';
import { idempotencyRecords } from '../db/schema/index.ts';
import { rememberRefusal } from '../ledger/post.ts';
import type { Platform } from '../platform.ts';
import { findAttemptOutcome, type NamedAttempt } from './attempt-outcome.ts';
import { refusalToJson } from './records.ts';

/** Stored in place of the hash of a body, and equal to no hash. */
const noBody = Buffer.alloc(32);

const closed = {
  status: errorTable.attempt_closed.status,
  response: refusalToJson(new AppError('attempt_closed')),
};

/** The calls whose keys are written by a posting, under the account's lock. */
const isPostingCall = (call: string): boolean => call === 'createTransaction' || call === 'refundTransaction';

const takeKeyOfPosting = (platform: Platform, { scope, call, key }: NamedAttempt) => {
  // A `referenceId` stays for ever.
  const referenceKey = call === 'createTransaction' ? key : undefined;
  return rememberRefusal(platform, scope, { call, keys: [key], referenceKey, bodyHmac: noBody }, closed);
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
export const closeAttempt = async (platform: Platform, attempt: NamedAttempt): Promise<AttemptOutcome> => {
  if (isPostingCall(attempt.call)) await takeKeyOfPosting(platform, attempt);
  else await takeKey(platform, attempt);
  return findAttemptOutcome(platform.database.drizzle, attempt);
};
