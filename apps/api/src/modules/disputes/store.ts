import { and, between, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { disputes, merchantLedgers } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

export const countDisputes = async (database: Database, accountId: AuthorizedAccountId): Promise<number> => {
  const [ledger] = await database.drizzle
    .select({ count: merchantLedgers.disputeCount })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return ledger?.count ?? 0;
};

/** The disputes with ordinals from `first` to `last`, newest first. */
export const findDisputes = (
  database: Database,
  accountId: AuthorizedAccountId,
  first: number,
  last: number,
) =>
  database.drizzle
    .select()
    .from(disputes)
    .where(and(eq(disputes.accountId, accountId), between(disputes.ordinal, first, last)))
    .orderBy(desc(disputes.ordinal));
