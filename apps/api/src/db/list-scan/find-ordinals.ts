import type { AuthorizedAccountId } from '../../authorized-account.ts';
import type { Database } from '../client.ts';
import { mostFound } from '../counted-page.ts';
import type { Order } from '../page-start.ts';
import { withinChunk } from './predicates.ts';
import { throughChunks, type ScanChunks } from './scan-chunks.ts';
import { newParameters, runPrepared, type Parameters } from './statement.ts';

/** What is looked for in a list of one account. In SQL its row is `t`. */
type ListScan = {
  readonly table: string;
  /** The row's ordinal in the list, as the index has it that leads to the row. */
  readonly ordinal: string;
  readonly conditions: (parameters: Parameters) => readonly string[];
  /** What the rows are put in order by, before their ordinal. */
  readonly sortedBy?: string | undefined;
  readonly order: Order;
  /** The parts of the list that are scanned one after the other. By default all of it at once. */
  readonly chunks?: ScanChunks;
};

const wholeList: ScanChunks = { lows: [1], highs: [Number.MAX_SAFE_INTEGER] };

/**
 * The ordinals of the rows that match, in order, as many as are counted. Where the conditions are in no index, each row of the
 * chunks is looked at: by itself that is for lists of which an account has some thousands.
 */
export const findOrdinals = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { table, ordinal, conditions, sortedBy, order, chunks = wholeList }: ListScan,
): Promise<readonly number[]> => {
  const parameters = newParameters();
  const matching = [
    `t.account_id = ${parameters.add(accountId)}`,
    withinChunk(ordinal),
    ...conditions(parameters),
  ];
  const sorting = [...(sortedBy === undefined ? [] : [sortedBy]), ordinal].map((by) => `${by} ${order}`);
  const rows = await runPrepared<{ readonly ordinal: string }>(
    database,
    throughChunks(
      chunks,
      `select ${ordinal} as ordinal from ${table} t where ${matching.join(' and ')} order by ${sorting.join(', ')}`,
      mostFound,
      parameters,
    ),
    parameters,
  );
  return rows.map((row) => Number(row.ordinal));
};

/** Rows in the order of their ordinals as they were found. */
export const orderBy = <Row>(
  ordinals: readonly number[],
  rows: readonly Row[],
  ordinalOf: (row: Row) => number | null,
): readonly Row[] => {
  const byOrdinal = new Map(rows.map((row) => [ordinalOf(row), row]));
  return ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []);
};
