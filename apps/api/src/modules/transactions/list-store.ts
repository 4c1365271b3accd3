import { and, count, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
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

export type TransactionFilter = {
  readonly type?: TransactionRow['type'] | undefined;
  readonly subtype?: NonNullable<TransactionRow['subtype']> | undefined;
  readonly subtypeNot?: NonNullable<TransactionRow['subtype']> | undefined;
  readonly parentTransactionId?: string | undefined;
};

const counters = {
  payments: merchantLedgers.paymentCount,
  payouts: merchantLedgers.payoutCount,
  refunds: merchantLedgers.refundCount,
} as const;

/**
 * One page of a list, newest first. Ordinals have no gaps, so a page is a range of the index however far back it lies,
 * and the counter is the total. Both come from one statement, so they agree.
 */
const pageOf = (list: TransactionRow['list']) =>
  preparedQuery(({ drizzle }) => {
    const newest = sql`${counters[list]} - ${sql.placeholder('offset')}::bigint`;
    return drizzle
      .select({ totalCount: counters[list], currency: accounts.currency, transaction: transactions })
      .from(merchantLedgers)
      .innerJoin(accounts, eq(accounts.id, merchantLedgers.accountId))
      .leftJoin(
        transactions,
        and(
          eq(transactions.accountId, merchantLedgers.accountId),
          eq(transactions.list, list),
          lte(transactions.ordinal, newest),
          gt(transactions.ordinal, sql`${newest} - ${sql.placeholder('limit')}::bigint`),
        ),
      )
      .where(eq(merchantLedgers.accountId, sql.placeholder('accountId')))
      .orderBy(desc(transactions.ordinal))
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

const conditions = (accountId: AuthorizedAccountId, filter: TransactionFilter): (SQL | undefined)[] => [
  eq(transactions.accountId, accountId),
  filter.parentTransactionId === undefined
    ? undefined
    : eq(transactions.parentTransactionId, filter.parentTransactionId),
  filter.type && eq(transactions.type, filter.type),
  filter.subtype && eq(transactions.subtype, filter.subtype),
  filter.subtypeNot && or(isNull(transactions.subtype), ne(transactions.subtype, filter.subtypeNot)),
];

/** Filters that are none of the three lists: what belongs to a parent, or a mix. They count what they find. */
export const searchTransactions = async (
  database: Database,
  accountId: AuthorizedAccountId,
  filter: TransactionFilter,
  { offset, limit }: PageBounds,
): Promise<{ rows: readonly TransactionRow[]; totalCount: number }> => {
  const matching = and(...conditions(accountId, filter));
  const [rows, [total]] = await Promise.all([
    database.drizzle
      .select()
      .from(transactions)
      .where(matching)
      .orderBy(desc(transactions.createdAt), desc(transactions.id))
      .limit(limit)
      .offset(offset),
    database.drizzle.select({ count: count() }).from(transactions).where(matching),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
};
