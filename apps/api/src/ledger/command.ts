import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import type { Platform } from '../platform.ts';
import type { Attempt, PostingAudit, TransactionRow } from './posting.ts';

/** A command to the ledger: its actor, its account and its keys. */
export type Command = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  /** The person who caused the posting, if any. */
  readonly actor?: string | undefined;
  /** Without an attempt, a repeated request repeats its effect. */
  readonly attempt?: Attempt | undefined;
  /** Written in the same transaction as the posting. */
  readonly audit?: PostingAudit | undefined;
};

/** Returned if another request has already used one of the attempt's keys. */
export type KeySeen = 'key_seen';

/** Unwraps the result of a command without an attempt, which has no key to collide. */
export const requireNotSeen = <Result>(result: Result | KeySeen): Result => {
  if (result === 'key_seen') throw new Error('A command without an attempt was refused for its key.');
  return result;
};

/** A transaction, with its outcome if that is known. */
export type Resolved = {
  readonly transaction: TransactionRow;
  /** False if another request or a job recorded the outcome first. */
  readonly isFirstRecording: boolean;
};
