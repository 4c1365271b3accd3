import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import type { Order } from '../../page-start.ts';
import {
  everyCondition,
  semiJoinWords,
  signatureMatches,
  ofList,
  indexedOrdinal,
  type Conditions,
} from './conditions.ts';
import { scannedRow, type ScannedRow, type StoredRow } from './scanned-row.ts';
import type { TransactionRange } from './list-range.ts';
import { newParameters, runPrepared, type Parameters } from '../../statement.ts';
import {
  chunksFor,
  oneChunk,
  estimateRowsPerMatch,
  type RowsPerMatch,
  firstChunk,
} from '../planner/scan-chunks.ts';
import { chunkScan } from '../planner/chunk-scan.ts';
import { within, withinChunk } from '../predicates.ts';
import { chooseIndex } from './choose-index.ts';

type Requested = { readonly order: Order; readonly limit: number };

/**
 * Selects the rows of an index scan that pass its filter. The filter stays outside `offset 0`, an
 * optimization fence: inside, the planner would consider another index.
 */
export const indexScan = (
  range: TransactionRange,
  { indexConditions, filterConditions }: Conditions,
  inRange: string,
  parameters: Parameters,
): string => {
  const conditions = [...filterConditions, ...signatureMatches(range.wordSignature, parameters)];
  return `
  (select t.ordinal, t.amount_cents, t.status, t.subtype, t.method, t.channel, t.last_four, t.word_bits
     from transactions t
    where ${[...ofList(range, parameters), ...indexConditions, inRange].join(' and ')}
   offset 0) as t
   where ${conditions.length === 0 ? 'true' : conditions.join(' and ')}`;
};

const inOrder = (
  rows: string,
  { accountId, wordKeys }: TransactionRange,
  { order }: Requested,
  parameters: Parameters,
): string => {
  const found =
    wordKeys === undefined
      ? `select t.ordinal, t.amount_cents from ${rows}`
      : `select t.ordinal, 0 as amount_cents from (${semiJoinWords({ accountId }, `select t.ordinal from ${rows}`, wordKeys, parameters)}) as t`;
  return `${found} order by t.ordinal ${order}`;
};

const scanFirstRows = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  requested: Requested,
): Promise<readonly ScannedRow[]> => {
  const parameters = newParameters();
  const orderedByOrdinal = `${within('t.ordinal', range, parameters)} order by t.ordinal ${requested.order}`;
  const filterConditions = everyCondition(filter, parameters);
  const rows = indexScan(range, { indexConditions: [], filterConditions }, orderedByOrdinal, parameters);
  const found = await runPrepared<StoredRow>(
    database,
    `${inOrder(rows, range, requested, parameters)} limit ${requested.limit}`,
    parameters,
  );
  return found.map(scannedRow);
};

export const scanIndex = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  requested: Requested,
  rowsPerMatch: RowsPerMatch,
): Promise<readonly ScannedRow[]> => {
  const { isSelective, conditions } = await chooseIndex(
    database,
    range,
    filter,
    (range.high - range.low) / rowsPerMatch,
  );
  const chunks = isSelective ? oneChunk(range) : chunksFor(range, requested, rowsPerMatch);
  const rows = await chunkScan<StoredRow>(database, chunks, requested.limit, (parameters) => {
    const rowsOfChunk = indexScan(range, conditions(parameters), withinChunk(indexedOrdinal), parameters);
    return inOrder(rowsOfChunk, range, requested, parameters);
  });
  return rows.map(scannedRow);
};

/**
 * Finds matches in list order. The first rows are filtered one by one: they contain enough matches if matches
 * are frequent. Otherwise, the filter's selectivity is estimated from these rows, and from the estimate the
 * index scan of the rest is planned.
 */
export const scanListOrder = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  requested: Requested,
): Promise<readonly ScannedRow[]> => {
  const { first, rest } = firstChunk(range, requested.order);
  const firstMatches = await scanFirstRows(database, first, filter, requested);
  const missing = requested.limit - firstMatches.length;
  if (missing <= 0 || rest === undefined) return firstMatches;
  const rowsPerMatch = estimateRowsPerMatch(firstMatches.length, first.high - first.low + 1);
  const further = await scanIndex(database, rest, filter, { ...requested, limit: missing }, rowsPerMatch);
  return [...firstMatches, ...further];
};
