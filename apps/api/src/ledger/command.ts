import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import type { Platform } from '../platform.ts';
import type { Attempt, PostingAudit, TransactionRow } from './posting.ts';

/** Who asks the ledger for something, about which account, and under which keys. */
export type Command = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  /** The person whom the posting names, if any. */
  readonly actor?: string | undefined;
  /** Without one, repeating the request repeats its effect. */
  readonly attempt?: Attempt | undefined;
  /** Written in the same posting. */
  readonly audit?: PostingAudit | undefined;
};

/** The result of a command whose attempt has a taken key: another request has made this attempt. */
export type KeySeen = 'key_seen';

/** Returns the result of a command without an attempt, which has no key that can be taken. */
export const requireNotSeen = <Result>(result: Result | KeySeen): Result => {
  if (result === 'key_seen') throw new Error('A command without an attempt was refused for its key.');
  return result;
};

/** A transaction with its outcome, as far as known. */
export type Resolved = {
  readonly transaction: TransactionRow;
  /** False if another request or a job recorded the outcome first. */
  readonly isFirstRecording: boolean;
};
