import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { everyCondition, hasConditions, havingWords, ofList } from './conditions.ts';
import { findByAmount } from './find-by-amount.ts';
import { findByIndex } from './find-in-time.ts';
import { foundRow, merged, type FoundRow, type RawRow, type Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FilteredRange } from './list-range.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';
import { chunksFor, oneChunk, type ScanChunks } from '../../../db/list-scan/scan-chunks.ts';
import { scanList } from '../../../db/list-scan/scan-list.ts';
import { within, withinChunk } from '../../../db/list-scan/predicates.ts';
import { estimateRowsPerMatch, type RowsPerMatch } from '../../../db/list-scan/rows-per-match.ts';

/** The rows counted for each word, to tell which of several is the rarest, and whether all its rows can be sorted. */
const mostCounted = 1000;

/** Rows whose ID or reference is the text, of whatever age. */
const findNamed = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  limit: number,
): Promise<readonly FoundRow[]> => {
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
  const rows = await runPrepared<RawRow>(
    database,
    `${named('id')} union ${named('reference_id')}`,
    parameters,
  );
  return rows.map(foundRow);
};

type CountedWord = {
  readonly key: string;
  /** How many rows have it, up to a limit. */
  readonly count: number;
  /** How many rows of the list lie between the first and the last of those. */
  readonly reach: number;
};

type Counted = {
  /** Each word and its frequency, the rarest first. */
  readonly words: readonly CountedWord[];
  /** How rare the matches of the rest of the filter are. */
  readonly filterRowsPerMatch: RowsPerMatch;
};

/** The sample size for a filter's frequency. */
const sampled = 2000;

const countSampled = (
  range: FilteredRange,
  filter: ListFilter,
  order: Order,
  parameters: Parameters,
): string => {
  const conditions = everyCondition(filter, parameters);
  if (conditions.length === 0) return String(sampled);
  return `(
    select count(*) from (
      select t.status, t.subtype, t.method, t.channel, t.last_four, t.amount_cents from transactions t
       where ${ofList(range, parameters).join(' and ')} and ${within('t.ordinal', range, parameters)}
       order by t.ordinal ${order} limit ${sampled}) as t
     where ${conditions.join(' and ')})`;
};

type CountedRow = {
  readonly key: string;
  readonly count: string;
  readonly reach: string;
  readonly sampled: string;
};

const countWords = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  keys: readonly string[],
  order: Order,
): Promise<Counted> => {
  const parameters = newParameters();
  const rows = await runPrepared<CountedRow>(
    database,
    `select word.key, counted.count, counted.reach, ${countSampled(range, filter, order, parameters)} as sampled
       from unnest(${parameters.add(keys)}::bigint[]) as word (key)
      cross join lateral (
        select count(*) as count, coalesce(max(few.ordinal) - min(few.ordinal) + 1, 0) as reach from (
          select w.ordinal from transaction_words w
           where w.account_id = ${parameters.add(range.accountId)} and w.word_key = word.key and ${within('w.ordinal', range, parameters)}
           order by w.ordinal ${order} limit ${mostCounted + 1}) as few) as counted
      order by counted.count, counted.reach desc, word.key`,
    parameters,
  );
  return {
    words: rows.map(({ key, count, reach }) => ({ key, count: Number(count), reach: Number(reach) })),
    filterRowsPerMatch: estimateRowsPerMatch(
      Number(rows[0]?.sampled ?? 0),
      Math.min(sampled, range.high - range.low + 1),
    ),
  };
};

const orderOf = ({ sort, order }: Sorting): string =>
  sort === 'amount' ? `t.amount_cents ${order}, t.ordinal ${order}` : `t.ordinal ${order}`;

/**
 * The rows with the given ordinals that match a filter. Conditions stay outside `offset 0`, so that no other index is
 * considered. Without conditions only the ordinal is read.
 */
const rowsAmong = (
  ordinals: string,
  range: FilteredRange,
  filter: ListFilter,
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

/** From the rarest word's ordinals to the rows, chunk by chunk until there are enough. */
const findFromWord = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  [first, ...others]: readonly string[],
  sorting: Sorting,
  limit: number,
  chunks: ScanChunks,
): Promise<readonly FoundRow[]> => {
  const rows = await scanList<RawRow>(database, chunks, limit, (parameters) => {
    const ofFirst = `
    select w.ordinal from transaction_words w
     where w.account_id = ${parameters.add(range.accountId)} and w.word_key = ${parameters.add(first)}::bigint and ${withinChunk('w.ordinal')}`;
    const ordinals = havingWords(range, ofFirst, others, parameters);
    return `${rowsAmong(ordinals, range, filter, sorting, parameters)} order by ${orderOf(sorting)}`;
  });
  return rows.map(foundRow);
};

/** Looking up a row or a word costs as much as reading this many rows of an index. */
const readsToLookUp = 10;

/**
 * Whether a frequent word finds the rows sooner than the rest of the filter. With the word, each row is looked up, most
 * of them in vain if the filter is rare; with the filter, index rows are read and only those with the words' signature
 * are looked up.
 */
const doesWordLead = (wordRowsPerMatch: RowsPerMatch, filterRowsPerMatch: RowsPerMatch): boolean =>
  readsToLookUp * filterRowsPerMatch < wordRowsPerMatch + readsToLookUp;

const findWords = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  const { sort, order } = sorting;
  const { words, filterRowsPerMatch } = await countWords(database, range, filter, keys, order);
  const [rarest] = words;
  if (rarest === undefined) return [];
  const ordered = words.map(({ key }) => key);
  const requested = { order, limit };
  const isFrequent = rarest.count > mostCounted;
  if (isFrequent && sort === 'amount') return findByAmount(database, range, filter, requested, ordered);
  const wordRowsPerMatch = rarest.reach / rarest.count;
  const rowsPerMatch = wordRowsPerMatch * filterRowsPerMatch;
  if (isFrequent && hasConditions(filter) && !doesWordLead(wordRowsPerMatch, filterRowsPerMatch)) {
    return findByIndex(database, range, filter, requested, rowsPerMatch);
  }
  const chunks = isFrequent ? chunksFor(range, requested, rowsPerMatch) : oneChunk(range);
  return findFromWord(database, range, filter, ordered, sorting, limit, chunks);
};

/** Rows with all words of a text in their description, or with the text as their ID or reference. */
export const findText = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> =>
  merged(
    await Promise.all([
      findNamed(database, range, filter, limit),
      findWords(database, range, filter, keys, sorting, limit),
    ]),
    sorting,
    limit,
  );
