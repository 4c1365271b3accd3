import type { EntrySet } from '@tillbook/contract';
import type { Connection } from '../../db/client.ts';
import { findEntrySets, type EntryLineRow, type EntrySetWithLines } from './store.ts';

/** Derives the ID of a line, which is not stored, from its set's ID and its position. */
const lineId = (entrySetId: string, position: number) => `${entrySetId.replace(/^gls_/, 'glx_')}_${position}`;

const toLine = ({ line, account }: EntryLineRow): EntrySet['ledgerEntries'][number] => ({
  id: lineId(line.entrySetId, line.position),
  accountId: account.id,
  accountName: account.name,
  accountNumber: account.number,
  debitCents: line.debitCents,
  creditCents: line.creditCents,
  description: line.description ?? undefined,
});

const total = (lines: readonly EntryLineRow[], side: 'debitCents' | 'creditCents') =>
  lines.reduce((sum, { line }) => sum + line[side], 0);

export const toEntrySet = ({
  set,
  creatorEmail,
  merchantName,
  reversedBy,
  lines,
}: EntrySetWithLines): EntrySet => ({
  id: set.id,
  reference: set.reference,
  date: set.effectiveAt.toISOString(),
  description: set.description,
  status: set.status,
  origin: set.origin,
  createdBy: creatorEmail ?? set.createdBy,
  merchant:
    set.accountId === null || merchantName === null
      ? undefined
      : { accountId: set.accountId, name: merchantName },
  postedAt: set.postedAt?.toISOString(),
  totalDebitCents: total(lines, 'debitCents'),
  totalCreditCents: total(lines, 'creditCents'),
  reversesEntrySetId: set.reversesEntrySetId ?? undefined,
  reversedByEntrySetId: reversedBy ?? undefined,
  ledgerEntries: lines.map(toLine),
});

export const readWrittenSet = async (connection: Connection, id: string): Promise<EntrySet> => {
  const [written] = await findEntrySets(connection, [id]);
  if (written === undefined) throw new Error(`Entry set ${id} was written and is not there.`);
  return toEntrySet(written);
};
