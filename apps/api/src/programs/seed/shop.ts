import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { demoLogins } from './demo-logins.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';

/** A demo merchant while its history is replayed. */
export type Shop = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  /** The people who work in the account. */
  readonly ownerId: string;
  readonly random: Random;
  /** When the history ends: at the first start. */
  readonly now: Date;
  /** The ids of the instruments added so far, by their names in the catalog. */
  readonly instrumentIds: Map<string, string>;
  readonly paymentIds: Map<PlannedSale, string>;
  readonly disputeIds: Map<PlannedSale, string>;
};

/** The person who requests refunds and payouts. */
export const ownerEmail = demoLogins[0].email;
