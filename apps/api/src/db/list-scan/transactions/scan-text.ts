import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import { everyCondition, hasConditions, semiJoinWords, ofList } from './conditions.ts';
import { scanAmountOrder } from './scan-amount-order.ts';
import { scanIndex } from './scan-list-order.ts';
import { scannedRow, mergeRows, type ScannedRow, type StoredRow } from './scanned-row.ts';
import { estimateWords, mostCounted } from './estimate-words.ts';
import type { Sorting } from '../list.ts';
import type { TransactionRange } from './list-range.ts';
import { newParameters, runPrepared, type Parameters } from '../../statement.ts';
import { chunksFor, oneChunk, type ScanChunks, type RowsPerMatch } from '../planner/scan-chunks.ts';
import { chunkScan } from '../planner/chunk-scan.ts';
import { within, withinChunk } from '../predicates.ts';

/** Looks up rows whose ID or reference is the text, regardless of their age. */
const scanIdentifiers = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  limit: number,
): Promise<readonly ScannedRow[]> => {
  const parameters = newParameters();
  const text = parameters.add(filter.text);
  const conditions = [
    ...ofList(range, parameters),
    ...everyCondition(filter, parameters),
    within('t.ordinal', range, parameters),
  ].join(' and ');
  const named = (column: 'id' | 'reference_id') =>
    `(select t.ordinal, t.amount_cents from
       (select t.* from transactions t where t.account_id = ${parameters.add(range.accountId)} and t.${column} = ${text} offset 0) as t
      where ${conditions} limit ${limit})`;
  const rows = await runPrepared<StoredRow>(
    database,
    `${named('id')} union ${named('reference_id')}`,
    parameters,
  );
  return rows.map(scannedRow);
};

const orderOf = ({ sort, order }: Sorting): string =>
  sort === 'amount' ? `t.amount_cents ${order}, t.ordinal ${order}` : `t.ordinal ${order}`;

/**
 * Selects the rows with the given ordinals that match a filter. Conditions stay outside `offset 0`, so that
 * no other index is considered. Without conditions, only the ordinal is read.
 */
const rowsAmong = (
  ordinals: string,
  range: TransactionRange,
  filter: TransactionFilter,
  { sort }: Sorting,
  parameters: Parameters,
): string => {
  if (!hasConditions(filter) && sort === 'createdAt') {
    return `select t.ordinal, 0 as amount_cents from (${ordinals}) as t`;
  }
  const conditions = everyCondition(filter, parameters);
  return `
    select t.ordinal, t.amount_cents
      from (select t.ordinal, t.amount_cents, t.status, t.subtype, t.method, t.channel, t.last_four from transactions t
             where ${ofList(range, parameters).join(' and ')} and t.ordinal = any(array(${ordinals})) offset 0) as t
     where ${conditions.length === 0 ? 'true' : conditions.join(' and ')}`;
};

const scanWordIndex = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  [first, ...others]: readonly string[],
  sorting: Sorting,
  limit: number,
  chunks: ScanChunks,
): Promise<readonly ScannedRow[]> => {
  const rows = await chunkScan<StoredRow>(database, chunks, limit, (parameters) => {
    const ofFirst = `
    select w.ordinal from transaction_words w
     where w.account_id = ${parameters.add(range.accountId)} and w.word_key = ${parameters.add(first)}::bigint and ${withinChunk('w.ordinal')}`;
    const ordinals = semiJoinWords(range, ofFirst, others, parameters);
    return `${rowsAmong(ordinals, range, filter, sorting, parameters)} order by ${orderOf(sorting)}`;
  });
  return rows.map(scannedRow);
};

/** Looking up a row or a word costs as much as reading this many rows of an index. */
const readsToLookUp = 10;

/**
 * Compares the costs of two plans for a frequent word with a filter. With the word's index, each row is
 * looked up, mostly in vain if few rows pass the filter. With the filter's index, index rows are read, and
 * only those with the words' signature are looked up.
 */
const isWordIndexCheaper = (wordRowsPerMatch: RowsPerMatch, filterRowsPerMatch: RowsPerMatch): boolean =>
  readsToLookUp * filterRowsPerMatch < wordRowsPerMatch + readsToLookUp;

const scanWords = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly ScannedRow[]> => {
  const { sort, order } = sorting;
  const { words, filterRowsPerMatch } = await estimateWords(database, range, filter, keys, order);
  const [rarest] = words;
  if (rarest === undefined) return [];
  const ordered = words.map(({ key }) => key);
  const requested = { order, limit };
  const isFrequent = rarest.count > mostCounted;
  if (isFrequent && sort === 'amount') return scanAmountOrder(database, range, filter, requested, ordered);
  const wordRowsPerMatch = rarest.reach / rarest.count;
  const rowsPerMatch = wordRowsPerMatch * filterRowsPerMatch;
  if (isFrequent && hasConditions(filter) && !isWordIndexCheaper(wordRowsPerMatch, filterRowsPerMatch)) {
    return scanIndex(database, range, filter, requested, rowsPerMatch);
  }
  const chunks = isFrequent ? chunksFor(range, requested, rowsPerMatch) : oneChunk(range);
  return scanWordIndex(database, range, filter, ordered, sorting, limit, chunks);
};

/** Finds rows with all words of a text in their description, or with the text as their ID or reference. */
export const scanText = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly ScannedRow[]> =>
  mergeRows(
    await Promise.all([
      scanIdentifiers(database, range, filter, limit),
      scanWords(database, range, filter, keys, sorting, limit),
    ]),
    sorting,
    limit,
  );
