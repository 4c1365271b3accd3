import { and, asc, between, desc, eq, min } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { ledgerEntries, merchantLedgers, settlements } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

export type SettlementRow = typeof settlements.$inferSelect;

export const countSettlements = async (
  database: Database,
  accountId: AuthorizedAccountId,
): Promise<number> => {
  const [ledger] = await database.drizzle
    .select({ count: merchantLedgers.settlementCount })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return ledger?.count ?? 0;
};

/** The settlements with ordinals from `first` to `last`, newest first. */
export const findSettlements = (
  database: Database,
  accountId: AuthorizedAccountId,
  first: number,
  last: number,
): Promise<SettlementRow[]> =>
  database.drizzle
    .select()
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), between(settlements.ordinal, first, last)))
    .orderBy(desc(settlements.ordinal));

export const findSettlement = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<SettlementRow | undefined> => {
  const [row] = await database.drizzle
    .select()
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), eq(settlements.id, id)));
  return row;
};

/** A settlement gives its entries settled ordinals without a gap, so the first of them finds every other. */
export const findFirstSettledOrdinal = async (database: Database, settlementId: string): Promise<number> => {
  const [first] = await database.drizzle
    .select({ ordinal: min(ledgerEntries.settledOrdinal) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.settlementId, settlementId));
  return first?.ordinal ?? 0;
};

/** The entries of a settlement with settled ordinals from `first` to `last`, in the order they settled. */
export const findSettlementEntries = (
  database: Database,
  accountId: AuthorizedAccountId,
  settlementId: string,
  first: number,
  last: number,
) =>
  database.drizzle
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
        eq(ledgerEntries.accountId, accountId),
        eq(ledgerEntries.settlementId, settlementId),
        between(ledgerEntries.settledOrdinal, first, last),
      ),
    )
    .orderBy(asc(ledgerEntries.settledOrdinal));
