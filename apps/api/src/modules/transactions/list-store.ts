import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, merchantLedgers, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';

export type TransactionPage = {
  readonly rows: readonly TransactionRow[];
  readonly totalCount: number;
  readonly currency: string;
};

export type PageBounds = { readonly offset: number; readonly limit: number };

const counters = {
  payments: merchantLedgers.paymentCount,
  payouts: merchantLedgers.payoutCount,
  refunds: merchantLedgers.refundCount,
} as const;

/**
 * One page of a list, newest first. Ordinals have no gaps, so a page begins at a known place of the index however far back
 * it lies, and the counter is the total. Both come from one statement, so they agree.
 *
 * The page is read as the first rows below that place: between two places that it does not know yet, the database expects
 * a large part of a long list and would read all of it.
 */
const pageOf = (list: TransactionRow['list']) =>
  preparedQuery(({ drizzle }) => {
    const newest = sql`${counters[list]} - ${sql.placeholder('offset')}::bigint`;
    const page = drizzle
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.accountId, merchantLedgers.accountId),
          eq(transactions.list, list),
          lte(transactions.ordinal, newest),
        ),
      )
      .orderBy(desc(transactions.ordinal))
      .limit(sql.placeholder('limit'))
      .as('page');
    return drizzle
      .select({ totalCount: counters[list], currency: accounts.currency, transaction: page._.selectedFields })
      .from(merchantLedgers)
      .innerJoin(accounts, eq(accounts.id, merchantLedgers.accountId))
      .leftJoinLateral(page, sql`true`)
      .where(eq(merchantLedgers.accountId, sql.placeholder('accountId')))
      .orderBy(desc(page.ordinal))
      .prepare(`page_of_${list}`);
  });

const pages = {
  payments: pageOf('payments'),
  payouts: pageOf('payouts'),
  refunds: pageOf('refunds'),
} as const;

export const listPage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: TransactionRow['list'],
  { offset, limit }: PageBounds,
): Promise<TransactionPage> => {
  const found = await pages[list](database).execute({ accountId, offset, limit });
  return {
    rows: found.flatMap(({ transaction }) => (transaction === null ? [] : [transaction])),
    totalCount: found[0]?.totalCount ?? 0,
    currency: found[0]?.currency ?? 'usd',
  };
};
