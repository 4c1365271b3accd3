import type { AuthorizedAccountId } from '../authorized-account.ts';
import type { Platform } from '../platform.ts';
import type { Attempt, PostingAudit } from './posting.ts';

/** Who asks the ledger for something, about which account, and under which keys. */
export type Command = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  /** The person by e-mail, as the transaction names them; absent where nobody is named. */
  readonly actor?: string | undefined;
  /** Without one, what is asked for is done as often as it is asked for. */
  readonly attempt?: Attempt | undefined;
  /** Written in the same posting. */
  readonly audit?: PostingAudit | undefined;
};
