import { and, asc, count, desc, eq, gt, gte, isNull, max, or, sql, sum } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { accounts, disputes, entrySets, frontendErrors, transactions } from '../../db/schema/index.ts';
import { earliestIdentifier } from '../../runtime/identifiers.ts';

/**
 * Selects business sets by a range of IDs, which begin with the time. Checks all manual sets, because they
 * can be posted days after their creation.
 */
export const countPostings = async ({ drizzle }: Database, since: Date): Promise<number> => {
  const [counted] = await drizzle
    .select({ count: count() })
    .from(entrySets)
    .where(
      and(
        or(gte(entrySets.id, earliestIdentifier('gls', since)), eq(entrySets.origin, sql`'manual'`)),
        gte(entrySets.postedAt, since),
      ),
    );
  return counted?.count ?? 0;
};

type Sum = { readonly count: number; readonly amountCents: number };

const nothing: Sum = { count: 0, amountCents: 0 };

/** Sums successful and pending transactions; failed transactions moved no money. */
export const sumTransactions = async (
  { drizzle }: Database,
  since: Date,
): Promise<Readonly<Record<'payments' | 'payouts' | 'refunds', Sum>>> => {
  const rows = await drizzle
    .select({ list: transactions.list, count: count(), amountCents: sum(transactions.amountCents) })
    .from(transactions)
    .where(
      and(
        gte(transactions.id, earliestIdentifier('txn', since)),
        sql`${transactions.status} in ('pending', 'succeeded', 'completed')`,
        sql`(${transactions.subtype} is null or ${transactions.subtype} = 'refund')`,
      ),
    )
    .groupBy(transactions.list);
  const sums = new Map(
    rows.map((row) => [row.list, { count: row.count, amountCents: Number(row.amountCents) }]),
  );
  const of = (list: 'payments' | 'payouts' | 'refunds') => sums.get(list) ?? nothing;
  return { payments: of('payments'), payouts: of('payouts'), refunds: of('refunds') };
};

export const countOpenAttempts = async ({ drizzle }: Database): Promise<number> => {
  const [counted] = await drizzle
    .select({ count: count() })
    .from(transactions)
    .where(and(isNull(transactions.finalAt), eq(transactions.status, 'created')));
  return counted?.count ?? 0;
};

const rowLimit = 50;

const isFailedPayout = (since: Date) =>
  and(
    eq(transactions.list, sql`'payouts'`),
    eq(transactions.status, sql`'failed'`),
    gte(transactions.finalAt, since),
  );

export const findFailedPayouts = async ({ drizzle }: Database, since: Date) => {
  const [counted] = await drizzle.select({ count: count() }).from(transactions).where(isFailedPayout(since));
  const newest = await drizzle
    .select({
      id: transactions.id,
      accountId: transactions.accountId,
      accountName: accounts.name,
      amountCents: transactions.amountCents,
      createdAt: transactions.createdAt,
      failureMessage: transactions.failureMessage,
    })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .where(isFailedPayout(since))
    .orderBy(desc(transactions.finalAt))
    .limit(rowLimit);
  return { count: counted?.count ?? 0, newest };
};

export const sumOpenDisputes = async ({ drizzle }: Database) => {
  const [open] = await drizzle
    .select({ count: count(), amountCents: sum(disputes.amountCents) })
    .from(disputes)
    .where(isNull(disputes.closedAt));
  return { count: open?.count ?? 0, amountCents: Number(open?.amountCents ?? 0) };
};

/** Excludes disputes under review, which are answered, and overdue disputes, which are lost. */
export const findNextToAnswer = async ({ drizzle }: Database, now: Date) => {
  const [next] = await drizzle
    .select({
      id: disputes.id,
      accountId: disputes.accountId,
      accountName: accounts.name,
      respondBy: disputes.respondBy,
    })
    .from(disputes)
    .innerJoin(accounts, eq(accounts.id, disputes.accountId))
    .where(and(isNull(disputes.closedAt), eq(disputes.status, 'pending'), gt(disputes.respondBy, now)))
    .orderBy(asc(disputes.respondBy))
    .limit(1);
  return next;
};

const last = (column: typeof frontendErrors.stack | typeof frontendErrors.url) =>
  sql<string | null>`(array_agg(${column} order by ${frontendErrors.receivedAt} desc))[1]`;

export const groupFrontendErrors = ({ drizzle }: Database, since: Date) =>
  drizzle
    .select({
      message: frontendErrors.message,
      count: count(),
      firstAt: sql<Date>`min(${frontendErrors.receivedAt})`.mapWith(frontendErrors.receivedAt),
      lastAt: sql<Date>`max(${frontendErrors.receivedAt})`.mapWith(frontendErrors.receivedAt),
      lastUrl: last(frontendErrors.url),
      lastStack: last(frontendErrors.stack),
    })
    .from(frontendErrors)
    .where(gte(frontendErrors.receivedAt, since))
    .groupBy(frontendErrors.message)
    .orderBy(desc(count()), desc(max(frontendErrors.receivedAt)), asc(frontendErrors.message))
    .limit(rowLimit);
