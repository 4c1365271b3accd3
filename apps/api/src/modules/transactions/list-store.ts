import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pageStart } from '../../db/page-start.ts';
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

/** One page of a list, newest first. It and its counter come from one statement, so they agree. */
const pageOf = (list: TransactionRow['list']) =>
  preparedQuery(({ drizzle }) => {
    const page = drizzle
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.accountId, merchantLedgers.accountId),
          eq(transactions.list, list),
          pageStart(transactions.ordinal, counters[list]),
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
