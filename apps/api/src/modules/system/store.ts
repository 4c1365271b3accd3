import { and, asc, count, desc, eq, gte, isNull, max, min, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { accounts, disputes, entrySets, frontendErrors, transactions } from '../../db/schema/index.ts';
import { earliestIdentifier } from '../../identifiers.ts';

/** Identifiers begin with the time, so a day is a range of them; what was written by hand may be posted days later. */
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

/** What went through or is on its way, by list; what failed is no money moved. */
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

/** Attempts whose outcome nobody knows yet. */
export const countOpenAttempts = async ({ drizzle }: Database): Promise<number> => {
  const [counted] = await drizzle
    .select({ count: count() })
    .from(transactions)
    .where(and(isNull(transactions.finalAt), eq(transactions.status, 'created')));
  return counted?.count ?? 0;
};

const mostShown = 50;

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
    .limit(mostShown);
  return { count: counted?.count ?? 0, newest };
};

export const sumOpenDisputes = async ({ drizzle }: Database) => {
  const [open] = await drizzle
    .select({
      count: count(),
      amountCents: sum(disputes.amountCents),
      nextDeadlineAt: min(disputes.respondBy),
    })
    .from(disputes)
    .where(isNull(disputes.closedAt));
  return {
    count: open?.count ?? 0,
    amountCents: Number(open?.amountCents ?? 0),
    nextDeadlineAt: open?.nextDeadlineAt ?? undefined,
  };
};

const last = (column: typeof frontendErrors.stack | typeof frontendErrors.url) =>
  sql<string | null>`(array_agg(${column} order by ${frontendErrors.receivedAt} desc))[1]`;

/** Errors of front ends by their message, the most frequent first, each with what the last of them said. */
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
    .limit(mostShown);
