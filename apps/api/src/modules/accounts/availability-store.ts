import { and, asc, count, eq, isNull, min, sql, sum } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { disputes, ledgerEntries, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

const accountId = sql.placeholder('accountId');

const day = sql<string>`(${ledgerEntries.readyToSettleAt} at time zone 'America/New_York')::date::text`;

const signedCents = sql`case ${ledgerEntries.type} when 'credit' then ${ledgerEntries.amountCents} else -${ledgerEntries.amountCents} end`;

const pendingDays = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      day,
      readyAt: min(ledgerEntries.readyToSettleAt),
      amount: sum(signedCents).mapWith(Number),
      entryCount: count(),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.status, sql`'pending'`)))
    .groupBy(day)
    .orderBy(asc(day))
    .prepare('pending_days'),
);

/** Sums pending entries by the day on which they become available. */
export const findPendingDays = (database: Database, owner: AuthorizedAccountId) =>
  pendingDays(database).execute({ accountId: owner });

const openHolds = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      disputeId: disputes.id,
      transactionId: disputes.transactionId,
      amount: disputes.amountCents,
      status: disputes.status,
      respondBy: disputes.respondBy,
    })
    .from(disputes)
    .where(and(eq(disputes.accountId, accountId), isNull(disputes.closedAt)))
    .orderBy(asc(disputes.respondBy), asc(disputes.ordinal))
    .prepare('open_holds'),
);

export const findOpenHolds = (database: Database, owner: AuthorizedAccountId) =>
  openHolds(database).execute({ accountId: owner });

const unclearedPayments = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      amount: sql`coalesce(sum(${transactions.amountCents}), 0)`.mapWith(Number),
      count: count(),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.list, sql`'payments'`),
        eq(transactions.status, sql`'pending'`),
      ),
    )
    .prepare('uncleared_payments'),
);

/** Sums bank payments that the processor accepted and that have not cleared. */
export const findUncleared = async (database: Database, owner: AuthorizedAccountId) => {
  const [uncleared] = await unclearedPayments(database).execute({ accountId: owner });
  return uncleared ?? { amount: 0, count: 0 };
};
