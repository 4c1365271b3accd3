import { and, between, desc, eq, inArray, isNull, lt, max, min, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { ledgerEntries, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';

/** Entries that settled one after the other: both places are within. */
export type SettledRange = { readonly first: number; readonly last: number };

const accountId = sql.placeholder('accountId');
const id = sql.placeholder('id');

const rangeOfSettlement = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ first: min(ledgerEntries.settledOrdinal), last: max(ledgerEntries.settledOrdinal) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.settlementId, id)))
    .prepare('settled_range_of_settlement'),
);

/** The entries of a settlement: it settles them in one go, so nothing else stands between them. */
export const findSettlementRange = async (
  database: Database,
  owner: AuthorizedAccountId,
  settlementId: string,
): Promise<SettledRange | undefined> => {
  const [range] = await rangeOfSettlement(database).execute({ accountId: owner, id: settlementId });
  if (!range || range.first === null || range.last === null) return undefined;
  return { first: range.first, last: range.last };
};

const entryOf = (transactionId: SQL) =>
  sql<number | null>`(
    select ${ledgerEntries.settledOrdinal} from ${ledgerEntries}
    where ${ledgerEntries.transactionId} = ${transactionId} and ${ledgerEntries.category} = 'transaction'
    limit 1)`.mapWith(Number);

const earlier = alias(transactions, 'earlier');

/** The entry of a payout, and that of the payout before: a payout takes its money at once, in the order of its list. */
const rangeOfPayout = preparedQuery(({ drizzle }) => {
  const before = drizzle
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.accountId, transactions.accountId),
        eq(earlier.list, 'payouts'),
        isNull(earlier.subtype),
        lt(earlier.ordinal, transactions.ordinal),
      ),
    )
    .orderBy(desc(earlier.ordinal))
    .limit(1);
  return drizzle
    .select({
      own: entryOf(sql`${transactions.id}`),
      before: sql<number>`coalesce(${entryOf(sql`(${before})`)}, 0)`.mapWith(Number),
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.id, id),
        eq(transactions.list, 'payouts'),
        isNull(transactions.subtype),
      ),
    )
    .prepare('settled_range_of_payout');
});

/** From after the payout before, or the beginning, to this payout; undefined where the transaction is no payout. */
export const findPayoutRange = async (
  database: Database,
  owner: AuthorizedAccountId,
  transactionId: string,
): Promise<SettledRange | undefined> => {
  const [range] = await rangeOfPayout(database).execute({ accountId: owner, id: transactionId });
  return range?.own ? { first: range.before + 1, last: range.own } : undefined;
};

const endsOfRange = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      ordinal: ledgerEntries.settledOrdinal,
      settledAt: ledgerEntries.settledAt,
      afterBalanceCents: ledgerEntries.afterBalanceCents,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        inArray(ledgerEntries.settledOrdinal, [sql.placeholder('before'), sql.placeholder('last')]),
      ),
    )
    .prepare('ends_of_settled_range'),
);

/** The last entry before a range and the last one of it, with the balance after each. */
export const findRangeEnds = (
  database: Database,
  owner: AuthorizedAccountId,
  { first, last }: SettledRange,
) => endsOfRange(database).execute({ accountId: owner, before: first - 1, last });

/** What an entry is to the balance. Joined to the transaction it belongs to. */
export const kindOfEntry = sql<string>`case
  when ${ledgerEntries.category} = 'manual_adjustment' then 'adjustment'
  when ${ledgerEntries.category} <> 'transaction' then ${ledgerEntries.category}
  when ${transactions.type} = 'pull' then 'payment'
  else coalesce(${transactions.subtype}, 'payout')
end`;

const movementsOfRange = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      kind: kindOfEntry,
      entryCount: sql<number>`count(*)`.mapWith(Number),
      amount:
        sql<number>`sum(case ${ledgerEntries.type} when 'credit' then ${ledgerEntries.amountCents} else -${ledgerEntries.amountCents} end)`.mapWith(
          Number,
        ),
    })
    .from(ledgerEntries)
    .leftJoin(transactions, eq(transactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        between(ledgerEntries.settledOrdinal, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .groupBy(kindOfEntry)
    .prepare('movements_of_settled_range'),
);

/** What a range's entries come to, kind by kind. */
export const findMovements = (database: Database, owner: AuthorizedAccountId, range: SettledRange) =>
  movementsOfRange(database).execute({ accountId: owner, ...range });
