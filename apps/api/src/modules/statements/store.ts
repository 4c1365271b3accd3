import { and, asc, between, eq, sql } from '../../db/drizzle/query.ts';
import type { StatementEntry } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, ledgerEntries, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
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

export const findFirstSettling = async (
  database: Database,
  owner: AuthorizedAccountId,
): Promise<Date | undefined> => {
  const [first] = await firstSettled(database).execute({ accountId: owner });
  return first?.settledAt ?? undefined;
};

/** Prefers a person's own text to the ledger's description; fees have only the ledger's description. */
const description = sql<string | null>`coalesce(
  case when ${ledgerEntries.category} in ('transaction', 'manual_adjustment') then nullif(${transactions.description}, '') end,
  ${ledgerEntries.description})`;

const entriesOfRange = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ entry: ledgerEntries, kind: kindOfEntry, description })
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
    .orderBy(asc(ledgerEntries.settledOrdinal))
    .prepare('entries_of_settled_range'),
);

/** Returns entries in the order of settling, so that balances follow from each other. */
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

export const findHolder = async (
  database: Database,
  owner: AuthorizedAccountId,
): Promise<StatementHolder | undefined> => {
  const [holder] = await holderOf(database).execute({ accountId: owner });
  return holder;
};
