import type { BalanceChange } from '@tillbook/contract';
import {
  and,
  between,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  max,
  min,
  sql,
  type SQL,
} from '../../db/drizzle/query.ts';
import { alias } from '../../db/drizzle/pg-core.ts';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { ledgerEntries, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

/** Settled ordinals, including both ends. */
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

/**
 * Finds the ordinals of the entries of a settlement, which are consecutive, because a settlement settles all
 * its entries together.
 */
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
    where ${ledgerEntries.accountId} = ${accountId} and ${ledgerEntries.transactionId} = ${transactionId}
      and ${ledgerEntries.category} = 'transaction'
    limit 1)`.mapWith(Number);

const earlier = alias(transactions, 'earlier');

/**
 * Finds the settled ordinals of a payout and of the payout before it. Payouts settle when they are posted,
 * and therefore in list order.
 */
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

/**
 * Finds the range from after the previous payout through this payout; returns `undefined` for other
 * transactions.
 */
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

export const findRangeEnds = (
  database: Database,
  owner: AuthorizedAccountId,
  { first, last }: SettledRange,
) => endsOfRange(database).execute({ accountId: owner, before: first - 1, last });

/**
 * Returns an SQL expression for the kind of an entry.
 *
 * @param entry the entry's name in the statement
 * @param transaction its transaction's name in the statement
 */
export const kindInSql = (entry: string, transaction: string): string => `case
  when ${entry}.category = 'manual_adjustment' then 'adjustment'
  when ${entry}.category <> 'transaction' then ${entry}.category
  when ${transaction}.type = 'pull' then 'payment'
  else coalesce(${transaction}.subtype, 'payout')
end`;

/** `kindInSql` for Drizzle queries. */
export const kindOfEntry = sql<string>`${sql.raw(kindInSql('ledger_entries', 'transactions'))}`;

const parent = alias(transactions, 'parent');

/**
 * Maps an entry to its group of balance changes. A reversal belongs to the group of the reversed transaction,
 * but a returned payment to the disputes.
 */
const changeOfEntry = sql<BalanceChange>`case
  when ${ledgerEntries.category} = 'manual_adjustment' then 'adjustments'
  when ${ledgerEntries.category} = 'dispute_hold' then 'disputes'
  when ${ledgerEntries.category} <> 'transaction' then 'fees'
  when ${transactions.type} = 'pull' then 'payments'
  when ${transactions.subtype} = 'refund' then 'refunds'
  when ${transactions.subtype} = 'chargeback' then 'disputes'
  when ${transactions.subtype} = 'reversal' then (
    select case ${parent.list} when 'payments' then 'disputes' else ${parent.list} end
      from ${transactions} as ${sql.identifier('parent')} where ${parent.accountId} = ${ledgerEntries.accountId} and ${parent.id} = ${transactions.parentTransactionId})
  else 'payouts'
end`;

const signedCents = sql<number>`case ${ledgerEntries.type} when 'credit' then ${ledgerEntries.amountCents} else -${ledgerEntries.amountCents} end`;

const movementsOfRange = preparedQuery(({ drizzle }) => {
  const moved = drizzle
    .select({
      kind: kindOfEntry.as('kind'),
      change: changeOfEntry.as('change'),
      cents: signedCents.as('cents'),
    })
    .from(ledgerEntries)
    .leftJoin(
      transactions,
      and(
        eq(transactions.accountId, ledgerEntries.accountId),
        eq(transactions.id, ledgerEntries.transactionId),
      ),
    )
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        between(ledgerEntries.settledOrdinal, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .as('moved');
  return drizzle
    .select({
      kind: moved.kind,
      change: moved.change,
      entryCount: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${moved.cents})`.mapWith(Number),
    })
    .from(moved)
    .groupBy(moved.kind, moved.change)
    .prepare('movements_of_settled_range');
});

export type Movement = {
  readonly kind: string;
  readonly change: BalanceChange;
  readonly entryCount: number;
  readonly amount: number;
};

export const findMovements = (
  database: Database,
  owner: AuthorizedAccountId,
  range: SettledRange,
): Promise<readonly Movement[]> => movementsOfRange(database).execute({ accountId: owner, ...range });
