import { and, eq, sql } from '../../db/drizzle/query.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { ledgerEntries, merchantLedgers } from '../../db/schema/index.ts';
import type { SettledRange } from './store.ts';

/**
 * A position in an account's ledger at a time: the ordinal of the next entry to settle, and the balance
 * before it.
 */
export type LedgerPosition = { readonly nextOrdinal: number; readonly balance: number };

const positions = preparedQuery(({ drizzle }) => {
  const moment = sql`unnest(${sql.placeholder('moments')}::timestamptz[]) with ordinality as moment (at, number)`;
  const next = sql`ledger.settled_since(${merchantLedgers.accountId}, ${merchantLedgers.settledEntryCount}, moment.at)`;
  return drizzle
    .select({
      nextOrdinal: sql`boundary.next`.mapWith(Number),
      balance: sql`coalesce(${ledgerEntries.afterBalanceCents}, 0)`.mapWith(Number),
    })
    .from(merchantLedgers)
    .innerJoin(moment, sql`true`)
    .innerJoin(sql`lateral (select ${next} as next) as boundary`, sql`true`)
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, merchantLedgers.accountId),
        eq(ledgerEntries.settledOrdinal, sql`boundary.next - 1`),
      ),
    )
    .where(eq(merchantLedgers.accountId, sql.placeholder('accountId')))
    .orderBy(sql`moment.number`)
    .prepare('ledger_positions_at_moments');
});

/** A time; `infinity` is after all settled entries. */
type Moment = Date | 'infinity';

export const findLedgerPositions = (
  database: Database,
  owner: AuthorizedAccountId,
  moments: readonly Moment[],
): Promise<readonly LedgerPosition[]> =>
  positions(database).execute({
    accountId: owner,
    moments: moments.map((moment) => (moment === 'infinity' ? moment : moment.toISOString())),
  });

const beginning: LedgerPosition = { nextOrdinal: 1, balance: 0 };

/**
 * Finds the ordinals of the entries that settled in a period. Excludes an entry settled exactly at its end.
 */
export const findPeriodRange = async (
  database: Database,
  accountId: AuthorizedAccountId,
  from: Date,
  until: Moment,
): Promise<SettledRange> => {
  const [before = beginning, after = beginning] = await findLedgerPositions(database, accountId, [
    from,
    until,
  ]);
  return { first: before.nextOrdinal, last: after.nextOrdinal - 1 };
};
