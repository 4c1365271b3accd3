import { and, desc, eq, lt, sql } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { pageStart } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, merchantLedgers, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { responseColumns, type ResponseRow } from './transaction-response.ts';

export type TransactionPage = {
  readonly rows: readonly ResponseRow[];
  readonly totalCount: number;
  readonly currency: string;
};

export type PageBounds = { readonly offset: number; readonly limit: number };

const counters = {
  payments: merchantLedgers.paymentCount,
  payouts: merchantLedgers.payoutCount,
  refunds: merchantLedgers.refundCount,
} as const;

/** Reads a page, newest first, and the list's counter in one statement, so that they agree. */
const pageOf = (list: TransactionRow['list']) =>
  preparedQuery(({ drizzle }) => {
    const page = drizzle
      .select({ ...responseColumns, ordinal: transactions.ordinal })
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
    const { ordinal, ...transaction } = page._.selectedFields;
    return drizzle
      .select({ totalCount: counters[list], currency: accounts.currency, transaction })
      .from(merchantLedgers)
      .innerJoin(accounts, eq(accounts.id, merchantLedgers.accountId))
      .leftJoinLateral(page, sql`true`)
      .where(eq(merchantLedgers.accountId, sql.placeholder('accountId')))
      .orderBy(desc(ordinal))
      .prepare(`page_of_${list}`);
  });

const pages = {
  payments: pageOf('payments'),
  payouts: pageOf('payouts'),
  refunds: pageOf('refunds'),
} as const;

export type OrdinalRow = ResponseRow & { readonly ordinal: number };

/** Returns the ordinal of the list's newest row. */
export const listLength = async (
  { drizzle }: Database,
  accountId: AuthorizedAccountId,
  list: TransactionRow['list'],
): Promise<number> => {
  const [ledger] = await drizzle
    .select({ length: counters[list] })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return ledger?.length ?? 0;
};

const rowsFrom = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ ...responseColumns, ordinal: transactions.ordinal })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, sql.placeholder('accountId')),
        eq(transactions.list, sql.placeholder('list')),
        lt(transactions.ordinal, sql.placeholder('belowOrdinal')),
      ),
    )
    .orderBy(desc(transactions.ordinal))
    .limit(sql.placeholder('limit'))
    .prepare('rows_below'),
);

export const rowsBelow = (
  database: Database,
  accountId: AuthorizedAccountId,
  list: TransactionRow['list'],
  from: { readonly belowOrdinal: number; readonly limit: number },
): Promise<readonly OrdinalRow[]> => rowsFrom(database).execute({ accountId, list, ...from });

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
