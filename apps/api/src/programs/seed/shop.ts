import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { demoLogins } from './demo-logins.ts';
import type { PlannedSale } from './planned-sale.ts';
import type { Random } from './random.ts';

export type Shop = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly ownerId: string;
  readonly random: Random;
  /** The end of the history, at the first start. */
  readonly now: Date;
  /** IDs by the instruments' names in the catalog, once added. */
  readonly instrumentIds: Map<string, string>;
  readonly paymentIds: Map<PlannedSale, string>;
  readonly disputeIds: Map<PlannedSale, string>;
};

export const ownerEmail = demoLogins[0].email;
