import { AppError } from '../../runtime/app-error.ts';
import type { KeySeen } from '../../ledger/command.ts';
import type { PostingRefusal } from '../../ledger/posting.ts';

/** Maps a posting refusal to an API error. A used key is no error: its attempt has a response. */
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
