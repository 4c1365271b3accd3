import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../client.ts';
import { mostFound } from '../counted-page.ts';
import type { Order } from '../page-start.ts';
import { withinChunk } from './predicates.ts';
import type { ScanChunks } from './scan-chunks.ts';
import { scanList } from './scan-list.ts';
import type { Parameters } from './statement.ts';

/** A search in a list of one account. In SQL its row is `t`. */
export type ListScan = {
  readonly table: string;
  /** The row's ordinal in the list, as the index has it that leads to the row. */
  readonly ordinal: string;
  readonly conditions: (parameters: Parameters) => readonly string[];
  /** What the rows are ordered by, before their ordinal. */
  readonly sortedBy?: string | undefined;
  readonly order: Order;
  /** The chunks of the list that are scanned one after the other. By default all of it at once. */
  readonly chunks?: ScanChunks;
};

const wholeList: ScanChunks = { lows: [1], highs: [Number.MAX_SAFE_INTEGER] };

/**
 * The ordinals of the matching rows, in order, as many as are counted. If no index has the conditions, each row of the
 * chunks is checked: without further chunks that suits lists of some thousands per account.
 */
export const findOrdinals = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { table, ordinal, conditions, sortedBy, order, chunks = wholeList }: ListScan,
): Promise<readonly number[]> => {
  const sorting = [...(sortedBy === undefined ? [] : [sortedBy]), ordinal].map((by) => `${by} ${order}`);
  const rows = await scanList<{ readonly ordinal: string }>(database, chunks, mostFound, (parameters) => {
    const matching = [
      `t.account_id = ${parameters.add(accountId)}`,
      withinChunk(ordinal),
      ...conditions(parameters),
    ];
    return `select ${ordinal} as ordinal from ${table} t where ${matching.join(' and ')} order by ${sorting.join(', ')}`;
  });
  return rows.map((row) => Number(row.ordinal));
};

/** Puts rows in the order of the given ordinals. */
export const orderBy = <Row>(
  ordinals: readonly number[],
  rows: readonly Row[],
  ordinalOf: (row: Row) => number | null,
): readonly Row[] => {
  const byOrdinal = new Map(rows.map((row) => [ordinalOf(row), row]));
  return ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []);
};
