import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { StatementEntry } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, ledgerEntries, merchantLedgers, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { kindOfEntry, type SettledRange } from '../reconciliations/index.ts';
import type { StatementHolder } from '../../statement-pdf/statement-file.ts';

const accountId = sql.placeholder('accountId');

const firstSettled = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ settledAt: ledgerEntries.settledAt })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.settledOrdinal, sql`1`)))
    .prepare('first_settled_entry'),
);

/** When an account's first entry settled; undefined where none has. */
export const findFirstSettling = async (
  database: Database,
  owner: AuthorizedAccountId,
): Promise<Date | undefined> => {
  const [first] = await firstSettled(database).execute({ accountId: owner });
  return first?.settledAt ?? undefined;
};

/** How an account stood at a moment: the place of the next entry to settle, and the balance before it. */
export type Standing = { readonly nextOrdinal: number; readonly balance: number };

const standings = preparedQuery(({ drizzle }) => {
  const moment = sql`unnest(${sql.placeholder('moments')}::timestamptz[]) with ordinality as moment (at, number)`;
  const next = sql`ledger.settled_since(${merchantLedgers.accountId}, ${merchantLedgers.settledEntryCount}, moment.at)`;
  return drizzle
    .select({
      nextOrdinal: sql`place.next`.mapWith(Number),
      balance: sql`coalesce(${ledgerEntries.afterBalanceCents}, 0)`.mapWith(Number),
    })
    .from(merchantLedgers)
    .innerJoin(moment, sql`true`)
    .innerJoin(sql`lateral (select ${next} as next) as place`, sql`true`)
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, merchantLedgers.accountId),
        eq(ledgerEntries.settledOrdinal, sql`place.next - 1`),
      ),
    )
    .where(eq(merchantLedgers.accountId, accountId))
    .orderBy(sql`moment.number`)
    .prepare('standings_at_moments');
});

/** How an account stood at some moments, all as of one look, in the order of the moments. */
export const findStandings = (
  database: Database,
  owner: AuthorizedAccountId,
  moments: readonly Date[],
): Promise<readonly Standing[]> =>
  standings(database).execute({ accountId: owner, moments: moments.map((moment) => moment.toISOString()) });

/** What a person wrote of a movement says more than what the ledger calls it; a fee has only its ledger's words. */
const description = sql<string | null>`coalesce(
  case when ${ledgerEntries.category} in ('transaction', 'manual_adjustment') then nullif(${transactions.description}, '') end,
  ${ledgerEntries.description})`;

const entriesOfRange = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ entry: ledgerEntries, kind: kindOfEntry, description })
    .from(ledgerEntries)
    .leftJoin(transactions, eq(transactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        between(ledgerEntries.settledOrdinal, sql.placeholder('first'), sql.placeholder('last')),
      ),
    )
    .orderBy(asc(ledgerEntries.settledOrdinal))
    .prepare('entries_of_settled_range'),
);

/** The entries of a range in the order of settling, so that each balance follows from the one before. */
export const findRangeEntries = async (
  database: Database,
  owner: AuthorizedAccountId,
  range: SettledRange,
): Promise<readonly StatementEntry[]> => {
  const rows = await entriesOfRange(database).execute({ accountId: owner, ...range });
  return rows.map(({ entry, kind, description: text }) => ({
    id: entry.id,
    settledAt: entry.settledAt?.toISOString() ?? '',
    kind,
    transactionId: entry.transactionId ?? undefined,
    description: text ?? undefined,
    amount: entry.type === 'credit' ? entry.amountCents : -entry.amountCents,
    afterBalance: entry.afterBalanceCents ?? 0,
  }));
};

const holderOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ id: accounts.id, name: accounts.name, legalName: accounts.legalName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .prepare('statement_holder'),
);

/** Whose statement it is. */
export const findHolder = async (
  database: Database,
  owner: AuthorizedAccountId,
): Promise<StatementHolder | undefined> => {
  const [holder] = await holderOf(database).execute({ accountId: owner });
  return holder;
};
