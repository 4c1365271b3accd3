import { and, desc, eq, sql, type SQL } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Database } from '../../db/client.ts';
import { rowsInOrder } from '../../db/list-scan/index.ts';
import { pageStart } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { disputes, merchantLedgers } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type DisputeRow = typeof disputes.$inferSelect;

export const isDispute = ({ accountId, id }: AccountObject): SQL | undefined =>
  and(eq(disputes.accountId, accountId), eq(disputes.id, id));

export const paymentOf = ({ accountId, transactionId }: DisputeRow): AccountObject => ({
  accountId,
  id: transactionId,
});

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

const disputesAtOrdinals = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.accountId, sql.placeholder('accountId')),
        sql`${disputes.ordinal} = any(${sql.placeholder('ordinals')}::bigint[])`,
      ),
    )
    .prepare('disputes_at_ordinals'),
);

/** Returns disputes in the order of the given ordinals. */
export const findDisputesAt = async (
  database: Database,
  accountId: AuthorizedAccountId,
  ordinals: readonly number[],
): Promise<readonly DisputeRow[]> => {
  const rows = await disputesAtOrdinals(database).execute({ accountId, ordinals });
  return rowsInOrder(ordinals, rows, ({ ordinal }) => ordinal);
};
