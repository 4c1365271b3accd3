import type { EntrySet } from '@tillbook/contract';
import type { Connection } from '../../db/client.ts';
import { findEntrySets, type EntryLineRow, type EntrySetWithLines } from './store.ts';

/** A line has no identifier of its own; it consists of its set's id and its index there. */
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

/** An entry set as the contract shows it; with its creator's email if a person made it. */
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

/** An entry set just written in the same transaction. */
export const readWrittenSet = async (connection: Connection, id: string): Promise<EntrySet> => {
  const [written] = await findEntrySets(connection, [id]);
  if (written === undefined) throw new Error(`Entry set ${id} was written and is not there.`);
  return toEntrySet(written);
};
