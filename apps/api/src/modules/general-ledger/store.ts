import { asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../db/client.ts';
import { entrySets, generalLedgerAccounts, ledgerLines, users } from '../../db/schema/index.ts';

const reversals = alias(entrySets, 'reversals');

const selectSets = (connection: Connection, ids: readonly string[]) =>
  connection
    .select({ set: entrySets, creatorEmail: users.email, reversedBy: reversals.id })
    .from(entrySets)
    .leftJoin(users, eq(users.id, entrySets.createdBy))
    .leftJoin(reversals, eq(reversals.reversesEntrySetId, entrySets.id))
    .where(inArray(entrySets.id, [...ids]))
    .orderBy(desc(entrySets.ordinal));

const selectLines = (connection: Connection, ids: readonly string[]) =>
  connection
    .select({
      line: {
        entrySetId: ledgerLines.entrySetId,
        position: ledgerLines.position,
        debitCents: ledgerLines.debitCents,
        creditCents: ledgerLines.creditCents,
        description: ledgerLines.description,
      },
      account: generalLedgerAccounts,
    })
    .from(ledgerLines)
    .innerJoin(generalLedgerAccounts, eq(generalLedgerAccounts.id, ledgerLines.generalLedgerAccountId))
    .where(inArray(ledgerLines.entrySetId, [...ids]))
    .orderBy(asc(ledgerLines.position));

export type EntryLineRow = Awaited<ReturnType<typeof selectLines>>[number];

export type EntrySetWithLines = Awaited<ReturnType<typeof selectSets>>[number] & {
  readonly lines: readonly EntryLineRow[];
};

/** Entry sets with their lines, newest first. */
export const findEntrySets = async (
  connection: Connection,
  ids: readonly string[],
): Promise<EntrySetWithLines[]> => {
  if (ids.length === 0) return [];
  const sets = await selectSets(connection, ids);
  const linesBySet = Map.groupBy(await selectLines(connection, ids), ({ line }) => line.entrySetId);
  return sets.map((row) => ({ ...row, lines: linesBySet.get(row.set.id) ?? [] }));
};

export const findGeneralLedgerAccounts = (connection: Connection, ids: readonly string[]) =>
  connection
    .select()
    .from(generalLedgerAccounts)
    .where(inArray(generalLedgerAccounts.id, [...ids]));
