import { asc, desc, eq, inArray } from '../../db/drizzle/query.ts';
import { alias } from '../../db/drizzle/pg-core.ts';
import type { Connection } from '../../db/client.ts';
import { accounts, entryLines, entrySets, generalLedgerAccounts, users } from '../../db/schema/index.ts';

const reversals = alias(entrySets, 'reversals');

const selectSets = (connection: Connection, ids: readonly string[]) =>
  connection
    .select({
      set: entrySets,
      creatorEmail: users.email,
      merchantName: accounts.name,
      reversedBy: reversals.id,
    })
    .from(entrySets)
    .leftJoin(accounts, eq(accounts.id, entrySets.accountId))
    .leftJoin(users, eq(users.id, entrySets.createdBy))
    .leftJoin(reversals, eq(reversals.reversesEntrySetId, entrySets.id))
    .where(inArray(entrySets.id, [...ids]))
    .orderBy(desc(entrySets.ordinal));

export type EntryLineRow = {
  readonly line: Pick<
    typeof entryLines.$inferSelect,
    'entrySetId' | 'position' | 'debitCents' | 'creditCents' | 'description'
  >;
  readonly account: typeof generalLedgerAccounts.$inferSelect;
};

const selectManualLines = (connection: Connection, ids: readonly string[]): Promise<EntryLineRow[]> =>
  connection
    .select({
      line: {
        entrySetId: entryLines.entrySetId,
        position: entryLines.position,
        debitCents: entryLines.debitCents,
        creditCents: entryLines.creditCents,
        description: entryLines.description,
      },
      account: generalLedgerAccounts,
    })
    .from(entryLines)
    .innerJoin(generalLedgerAccounts, eq(generalLedgerAccounts.id, entryLines.generalLedgerAccountId))
    .where(inArray(entryLines.entrySetId, [...ids]))
    .orderBy(asc(entryLines.position));

type Accounts = ReadonlyMap<string, EntryLineRow['account']>;

/** Reads the lines stored in a business set: debits are positive, credits negative. */
const linesIn = (set: typeof entrySets.$inferSelect, accountsById: Accounts): readonly EntryLineRow[] =>
  (set.lineAccounts ?? []).flatMap((id, index) => {
    const [account, cents = 0] = [accountsById.get(id), set.lineCents?.[index]];
    const line = {
      entrySetId: set.id,
      position: index + 1,
      debitCents: Math.max(cents, 0),
      creditCents: Math.max(-cents, 0),
      description: null,
    };
    return account === undefined ? [] : [{ line, account }];
  });

export type EntrySetWithLines = Awaited<ReturnType<typeof selectSets>>[number] & {
  readonly lines: readonly EntryLineRow[];
};

export const findEntrySets = async (
  connection: Connection,
  ids: readonly string[],
): Promise<EntrySetWithLines[]> => {
  if (ids.length === 0) return [];
  const sets = await selectSets(connection, ids);
  const manual = sets.flatMap(({ set }) => (set.lineAccounts === null ? [set.id] : []));
  const named = sets.flatMap(({ set }) => set.lineAccounts ?? []);
  const manualLines = Map.groupBy(
    manual.length === 0 ? [] : await selectManualLines(connection, manual),
    ({ line }) => line.entrySetId,
  );
  const found = named.length === 0 ? [] : await findGeneralLedgerAccounts(connection, [...new Set(named)]);
  const accountsById = new Map(found.map((account) => [account.id, account]));
  return sets.map((row) => ({
    ...row,
    lines: manualLines.get(row.set.id) ?? linesIn(row.set, accountsById),
  }));
};

export const findGeneralLedgerAccounts = (connection: Connection, ids: readonly string[]) =>
  connection
    .select()
    .from(generalLedgerAccounts)
    .where(inArray(generalLedgerAccounts.id, [...ids]));
