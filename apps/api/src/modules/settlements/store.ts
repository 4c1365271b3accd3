import { and, asc, between, desc, eq, max, min, sql } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { rowsInOrder, type OrdinalRange } from '../../db/list-scan/index.ts';
import { pageStart } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { ledgerEntries, merchantLedgers, settlements } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type SettlementRow = typeof settlements.$inferSelect;

const accountIdParameter = sql.placeholder('accountId');
const idParameter = sql.placeholder('id');

const pageOfSettlements = preparedQuery(({ drizzle }) => {
  const page = drizzle
    .select()
    .from(settlements)
    .where(
      and(
        eq(settlements.accountId, merchantLedgers.accountId),
        pageStart(settlements.ordinal, merchantLedgers.settlementCount),
      ),
    )
    .orderBy(desc(settlements.ordinal))
    .limit(sql.placeholder('limit'))
    .as('page');
  return drizzle
    .select({ totalCount: merchantLedgers.settlementCount, settlement: page._.selectedFields })
    .from(merchantLedgers)
    .leftJoinLateral(page, sql`true`)
    .where(eq(merchantLedgers.accountId, accountIdParameter))
    .orderBy(desc(page.ordinal))
    .prepare('page_of_settlements');
});

export const findSettlements = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) => {
  const found = await pageOfSettlements(database).execute({ accountId, offset, limit });
  return {
    rows: found.flatMap(({ settlement }) => (settlement === null ? [] : [settlement])),
    totalCount: found[0]?.totalCount ?? 0,
  };
};

const settlementsAtOrdinals = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(settlements)
    .where(
      and(
        eq(settlements.accountId, accountIdParameter),
        sql`${settlements.ordinal} = any(${sql.placeholder('ordinals')}::bigint[])`,
      ),
    )
    .prepare('settlements_at_ordinals'),
);

/** Returns settlements in the order of the given ordinals. */
export const findSettlementsAt = async (
  database: Database,
  accountId: AuthorizedAccountId,
  ordinals: readonly number[],
): Promise<readonly SettlementRow[]> => {
  const rows = await settlementsAtOrdinals(database).execute({ accountId, ordinals });
  return rowsInOrder(ordinals, rows, ({ ordinal }) => ordinal);
};

const settlementById = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(settlements)
    .where(and(eq(settlements.accountId, accountIdParameter), eq(settlements.id, idParameter)))
    .prepare('settlement_by_id'),
);

export const findSettlement = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<SettlementRow | undefined> => {
  const [row] = await settlementById(database).execute({ accountId, id });
  return row;
};

const firstSettledOrdinalOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ ordinal: min(ledgerEntries.settledOrdinal) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountIdParameter), eq(ledgerEntries.settlementId, idParameter)))
    .prepare('first_settled_ordinal'),
);

/** Finds the first settled ordinal of a settlement; the others follow without gaps. */
export const findFirstSettledOrdinal = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<number> => {
  const [first] = await firstSettledOrdinalOf(database).execute({ accountId, id });
  return first?.ordinal ?? 0;
};

const settlementRange = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ low: min(ledgerEntries.settledOrdinal), high: max(ledgerEntries.settledOrdinal) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountIdParameter), eq(ledgerEntries.settlementId, idParameter)))
    .prepare('settlement_range'),
);

/**
 * Finds the first and last settled ordinal of a settlement; the range is empty for another account's
 * settlement.
 */
export const findSettlementRange = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<OrdinalRange> => {
  const [range] = await settlementRange(database).execute({ accountId, id });
  return { low: range?.low ?? 1, high: range?.high ?? 0 };
};

const entriesOfSettlement = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      id: ledgerEntries.id,
      transactionId: ledgerEntries.transactionId,
      amountCents: ledgerEntries.amountCents,
      type: ledgerEntries.type,
      category: ledgerEntries.category,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, accountIdParameter),
        eq(ledgerEntries.settlementId, idParameter),
        between(ledgerEntries.settledOrdinal, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .orderBy(asc(ledgerEntries.settledOrdinal))
    .prepare('entries_of_settlement'),
);

/** Finds entries from the settled ordinal `first` to `last`, including both. */
export const findSettlementEntries = (
  database: Database,
  accountId: AuthorizedAccountId,
  settlementId: string,
  first: number,
  last: number,
) => entriesOfSettlement(database).execute({ accountId, id: settlementId, first, last });
