import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orderBy } from '../../db/list-scan/find-ordinals.ts';
import { pageStart } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { disputes, merchantLedgers } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';

export type DisputeRow = typeof disputes.$inferSelect;

const pageOfDisputes = preparedQuery(({ drizzle }) => {
  const page = drizzle
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.accountId, merchantLedgers.accountId),
        pageStart(disputes.ordinal, merchantLedgers.disputeCount),
      ),
    )
    .orderBy(desc(disputes.ordinal))
    .limit(sql.placeholder('limit'))
    .as('page');
  return drizzle
    .select({ totalCount: merchantLedgers.disputeCount, dispute: page._.selectedFields })
    .from(merchantLedgers)
    .leftJoinLateral(page, sql`true`)
    .where(eq(merchantLedgers.accountId, sql.placeholder('accountId')))
    .orderBy(desc(page.ordinal))
    .prepare('page_of_disputes');
});

export type DisputePage = {
  readonly rows: readonly DisputeRow[];
  readonly totalCount: number;
  readonly totalCountCapped?: true;
};

/** One page of an account's disputes, newest first. */
export const findDisputes = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<DisputePage> => {
  const found = await pageOfDisputes(database).execute({ accountId, offset, limit });
  return {
    rows: found.flatMap(({ dispute }) => (dispute === null ? [] : [dispute])),
    totalCount: found[0]?.totalCount ?? 0,
  };
};

const disputesAtPlaces = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.accountId, sql.placeholder('accountId')),
        sql`${disputes.ordinal} = any(${sql.placeholder('places')}::bigint[])`,
      ),
    )
    .prepare('disputes_at_places'),
);

/** The disputes at some places of the list, in the order of the places. */
export const findDisputesAt = async (
  database: Database,
  accountId: AuthorizedAccountId,
  places: readonly number[],
): Promise<readonly DisputeRow[]> => {
  const rows = await disputesAtPlaces(database).execute({ accountId, places });
  return orderBy(places, rows, ({ ordinal }) => ordinal);
};
