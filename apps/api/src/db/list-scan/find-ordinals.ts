import type { AuthorizedAccountId } from '../../authorized-account.ts';
import type { Database } from '../client.ts';
import { mostFound } from '../counted-page.ts';
import type { Order } from '../page-start.ts';
import { newParameters, runPrepared, type Parameters } from './statement.ts';
import { throughChunks, type ScanChunks } from './scan-chunks.ts';

/** What is looked for in a list of one account. In SQL its row is `t`. */
export type Sought = {
  readonly table: string;
  /** The row's place in the list, as the index has it that leads to the row. */
  readonly place: string;
  readonly conditions: (parameters: Parameters) => readonly string[];
  /** What the rows are put in order by, before their place. */
  readonly sortedBy?: string | undefined;
  readonly order: Order;
  /** The parts of the list that are looked at one after the other. By default all of it at once. */
  readonly chunks?: ScanChunks;
};

const wholeList: ScanChunks = { lows: [1], highs: [Number.MAX_SAFE_INTEGER] };

/**
 * The places of the rows that are found, in order, as many as are counted. Where the conditions are in no index, each row of the
 * chunks is looked at: by itself that is for lists of which an account has some thousands.
 */
export const findOrdinals = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { table, place, conditions, sortedBy, order, chunks = wholeList }: Sought,
): Promise<readonly number[]> => {
  const parameters = newParameters();
  const asked = [
    `t.account_id = ${parameters.add(accountId)}`,
    `${place} between scan_chunk.low and scan_chunk.high`,
    ...conditions(parameters),
  ];
  const sorting = [...(sortedBy === undefined ? [] : [sortedBy]), place].map((by) => `${by} ${order}`);
  const rows = await runPrepared<{ readonly place: string }>(
    database,
    throughChunks(
      chunks,
      `select ${place} as place from ${table} t where ${asked.join(' and ')} order by ${sorting.join(', ')}`,
      mostFound,
      parameters,
    ),
    parameters,
  );
  return rows.map((row) => Number(row.place));
};

/** Rows in the order of their places. */
export const orderBy = <Row>(
  places: readonly number[],
  rows: readonly Row[],
  placeOf: (row: Row) => number | null,
): readonly Row[] => {
  const byPlace = new Map(rows.map((row) => [placeOf(row), row]));
  return places.flatMap((place) => byPlace.get(place) ?? []);
};
