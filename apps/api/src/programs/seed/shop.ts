import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { demoLogins } from './demo-logins.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';

/** Holds a demo merchant's state while its history is replayed. */
export type Shop = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  /** Names the people who work in the account. */
  readonly ownerId: string;
  readonly random: Random;
  /** Ends the history, at the first start. */
  readonly now: Date;
  /** Maps the instruments' names in the catalog to their IDs, once added. */
  readonly instrumentIds: Map<string, string>;
  readonly paymentIds: Map<PlannedSale, string>;
  readonly disputeIds: Map<PlannedSale, string>;
};

export const ownerEmail = demoLogins[0].email;
