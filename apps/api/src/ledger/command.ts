import { AppError } from '../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import type { Platform } from '../platform.ts';
import type { Attempt, PostingAudit, PostingRefusal, TransactionRow } from './posting.ts';

export type Command = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  /** The email address of the person who caused the posting, if any. */
  readonly actor?: string | undefined;
  /** Without an attempt, a repeated request repeats its effect. */
  readonly attempt?: Attempt | undefined;
  /** Written in the transaction of the posting. */
  readonly audit?: PostingAudit | undefined;
};

/** The result if another request has used one of the attempt's keys. */
export type KeySeen = 'key_seen';

/** Unwraps the result of a command without an attempt, which has no keys. */
export const requireNotSeen = <Result>(result: Result | KeySeen): Result => {
  if (result === 'key_seen') throw new Error('A command without an attempt was refused for its key.');
  return result;
};

/** Maps a posting refusal to an API error. A used key is not an error: its attempt has a response. */
export const refusePosting = (code: PostingRefusal): KeySeen => {
  switch (code) {
    case 'key_seen':
      return code;
    case 'account_not_active':
    case 'payouts_stopped':
    case 'amount_over_available':
    case 'instrument_not_payable':
    case 'dispute_open':
    case 'nothing_refundable':
    case 'amount_over_refundable':
      throw new AppError(code);
    case 'status_changed':
    case 'parent_settled':
    case 'dispute_closed':
    case 'already_reversed':
    case 'time_moved_on':
      throw new Error(`A posting was refused that cannot be: ${code}.`);
  }
};

export type Resolved = {
  readonly transaction: TransactionRow;
  /** False if another request or a job recorded the outcome first. */
  readonly isFirstRecording: boolean;
};
