import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import {
  everyCondition,
  havingWords,
  withSignature,
  ofList,
  indexedOrdinal,
  type Conditions,
} from './conditions.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FilteredRange } from './list-range.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';
import { chunksFor, oneChunk } from '../../../db/list-scan/scan-chunks.ts';
import { scanList } from '../../../db/list-scan/scan-list.ts';
import { within, withinChunk } from '../../../db/list-scan/predicates.ts';
import { estimateRowsPerMatch, type RowsPerMatch } from '../../../db/list-scan/rows-per-match.ts';
import { firstChunk } from '../../../db/list-scan/first-chunk.ts';
import { chooseIndex } from './choose-index.ts';

type Requested = { readonly order: Order; readonly limit: number };

/**
 * Rows as the index returns them. Conditions that are only checked stay outside `offset 0`: inside, the planner would
 * consider another index.
 */
export const rowsBy = (
  range: FilteredRange,
  { indexed, checked }: Conditions,
  inRange: string,
  parameters: Parameters,
): string => {
  const conditions = [...checked, ...withSignature(range.wordSignature, parameters)];
  return `
  (select t.ordinal, t.amount_cents, t.status, t.subtype, t.method, t.channel, t.last_four, t.word_bits
     from transactions t
    where ${[...ofList(range, parameters), ...indexed, inRange].join(' and ')}
   offset 0) as t
   where ${conditions.length === 0 ? 'true' : conditions.join(' and ')}`;
};

/** Rows in list order; if words are required, only the rows that have them. */
const inOrder = (
  rows: string,
  { accountId, wordKeys }: FilteredRange,
  { order }: Requested,
  parameters: Parameters,
): string => {
  const found =
    wordKeys === undefined
      ? `select t.ordinal, t.amount_cents from ${rows}`
      : `select t.ordinal, 0 as amount_cents from (${havingWords({ accountId }, `select t.ordinal from ${rows}`, wordKeys, parameters)}) as t`;
  return `${found} order by t.ordinal ${order}`;
};

/** Checks each row of a short range, in list order, until there are enough. */
const walk = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  requested: Requested,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const orderedByOrdinal = `${within('t.ordinal', range, parameters)} order by t.ordinal ${requested.order}`;
  const checked = everyCondition(filter, parameters);
  const rows = rowsBy(range, { indexed: [], checked }, orderedByOrdinal, parameters);
  const found = await runPrepared<RawRow>(
    database,
    `${inOrder(rows, range, requested, parameters)} limit ${requested.limit}`,
    parameters,
  );
  return found.map(foundRow);
};

/** The rows that an index leads to, in list order: chunk after chunk until there are enough. */
export const findByIndex = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  requested: Requested,
  rowsPerMatch: RowsPerMatch,
): Promise<readonly FoundRow[]> => {
  const { isShort, conditions } = await chooseIndex(
    database,
    range,
    filter,
    (range.high - range.low) / rowsPerMatch,
  );
  const chunks = isShort ? oneChunk(range) : chunksFor(range, requested, rowsPerMatch);
  const rows = await scanList<RawRow>(database, chunks, requested.limit, (parameters) => {
    const rowsOfChunk = rowsBy(range, conditions(parameters), withinChunk(indexedOrdinal), parameters);
    return inOrder(rowsOfChunk, range, requested, parameters);
  });
  return rows.map(foundRow);
};

/**
 * The rows that match a filter, in list order. The first rows are checked one by one: frequent matches are
 * found there, and the number of matches determines how far an index has to be read for the rest.
 */
export const findInTime = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  requested: Requested,
): Promise<readonly FoundRow[]> => {
  const { first, rest } = firstChunk(range, requested.order);
  const walked = await walk(database, first, filter, requested);
  const missing = requested.limit - walked.length;
  if (missing <= 0 || rest === undefined) return walked;
  const rowsPerMatch = estimateRowsPerMatch(walked.length, first.high - first.low + 1);
  const further = await findByIndex(database, rest, filter, { ...requested, limit: missing }, rowsPerMatch);
  return [...walked, ...further];
};
