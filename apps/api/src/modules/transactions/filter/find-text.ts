import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { everyCondition, hasConditions, havingWords, ofList } from './conditions.ts';
import { findByAmount } from './find-by-amount.ts';
import { findByIndex } from './find-in-time.ts';
import { foundRow, merged, type FoundRow, type RawRow, type Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FoundPart } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';
import { chunksFor, oneChunk, throughChunks, type ScanChunks } from '../../../db/list-scan/scan-chunks.ts';
import { within, withinChunk } from '../../../db/list-scan/predicates.ts';
import { estimateRowsPerMatch, type RowsPerMatch } from '../../../db/list-scan/rows-per-match.ts';

/** How many rows with a word are counted to tell which of several is the rarest, and whether all with it can be sorted. */
const mostCounted = 1000;

/** What has the text as its ID or its reference, whatever its age. */
const findNamed = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  limit: number,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const text = parameters.add(filter.text);
  const conditions = [
    ...ofList(part, parameters),
    ...everyCondition(filter, parameters),
    within('t.ordinal', part, parameters),
  ].join(' and ');
  const named = (column: 'id' | 'reference_id') =>
    `(select t.ordinal, t.amount_cents from
       (select t.* from transactions t where t.account_id = ${parameters.add(part.accountId)} and t.${column} = ${text} offset 0) as t
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
  /** How many rows have it, as far as that is counted. */
  readonly count: number;
  /** How many rows of the list lie between the first and the last of those. */
  readonly reach: number;
};

type Counted = {
  /** Each word and how often it is there, the rarest first. */
  readonly words: readonly CountedWord[];
  /** How rare is what the rest of the filter asks for. */
  readonly filterRowsPerMatch: RowsPerMatch;
};

/** So many rows tell how frequent is what a filter asks of a row. */
const sampled = 2000;

const countSampled = (part: FoundPart, filter: ListFilter, order: Order, parameters: Parameters): string => {
  const asked = everyCondition(filter, parameters);
  if (asked.length === 0) return String(sampled);
  return `(
    select count(*) from (
      select t.status, t.method, t.channel, t.last_four, t.amount_cents from transactions t
       where ${ofList(part, parameters).join(' and ')} and ${within('t.ordinal', part, parameters)}
       order by t.ordinal ${order} limit ${sampled}) as t
     where ${asked.join(' and ')})`;
};

type CountedRow = {
  readonly key: string;
  readonly count: string;
  readonly reach: string;
  readonly sampled: string;
};

const countWords = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  keys: readonly string[],
  order: Order,
): Promise<Counted> => {
  const parameters = newParameters();
  const rows = await runPrepared<CountedRow>(
    database,
    `select word.key, counted.count, counted.reach, ${countSampled(part, filter, order, parameters)} as sampled
       from unnest(${parameters.add(keys)}::bigint[]) as word (key)
      cross join lateral (
        select count(*) as count, coalesce(max(few.ordinal) - min(few.ordinal) + 1, 0) as reach from (
          select w.ordinal from transaction_words w
           where w.word_key = word.key and ${within('w.ordinal', part, parameters)}
           order by w.ordinal ${order} limit ${mostCounted + 1}) as few) as counted
      order by counted.count, counted.reach desc, word.key`,
    parameters,
  );
  return {
    words: rows.map(({ key, count, reach }) => ({ key, count: Number(count), reach: Number(reach) })),
    filterRowsPerMatch: estimateRowsPerMatch(
      Number(rows[0]?.sampled ?? 0),
      Math.min(sampled, part.high - part.low + 1),
    ),
  };
};

const orderOf = ({ sort, order }: Sorting): string =>
  sort === 'amount' ? `t.amount_cents ${order}, t.ordinal ${order}` : `t.ordinal ${order}`;

/**
 * The rows with some ordinals that are what a filter asks for. It is asked outside of `offset 0`, so that it is no other index to choose. Nothing
 * but the ordinal is read where nothing is asked.
 */
const rowsAmong = (
  ordinals: string,
  part: FoundPart,
  filter: ListFilter,
  { sort }: Sorting,
  parameters: Parameters,
): string => {
  if (!hasConditions(filter) && sort === 'createdAt') {
    return `select t.ordinal, 0 as amount_cents from (${ordinals}) as t`;
  }
  const asked = everyCondition(filter, parameters);
  return `
    select t.ordinal, t.amount_cents
      from (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four from transactions t
             where ${ofList(part, parameters).join(' and ')} and t.ordinal = any(array(${ordinals})) offset 0) as t
     where ${asked.length === 0 ? 'true' : asked.join(' and ')}`;
};

/** From the rarest word's ordinals to the rows, chunk by chunk of the list until there are enough. */
const findFromWord = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  [first, ...others]: readonly string[],
  sorting: Sorting,
  limit: number,
  chunks: ScanChunks,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const ofFirst = `
    select w.ordinal from transaction_words w
     where w.word_key = ${parameters.add(first)}::bigint and ${withinChunk('w.ordinal')}`;
  const ordinals = havingWords(ofFirst, others, parameters);
  const found = `${rowsAmong(ordinals, part, filter, sorting, parameters)} order by ${orderOf(sorting)}`;
  const rows = await runPrepared<RawRow>(
    database,
    throughChunks(chunks, found, limit, parameters),
    parameters,
  );
  return rows.map(foundRow);
};

/** Looking a row or a word up costs as much as reading so many rows of an index. */
const readsToLookUp = 10;

/**
 * Whether a frequent word leads to the rows sooner than the rest of the filter. From the word each row is looked up, which many of
 * them are for nothing where the filter is rare; by the filter rows are read, and only what has the signature of the words is looked up.
 */
const doesWordLead = (wordRowsPerMatch: RowsPerMatch, filterRowsPerMatch: RowsPerMatch): boolean =>
  readsToLookUp * filterRowsPerMatch < wordRowsPerMatch + readsToLookUp;

const findWords = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  const { sort, order } = sorting;
  const { words, filterRowsPerMatch } = await countWords(database, part, filter, keys, order);
  const [rarest] = words;
  if (rarest === undefined) return [];
  const ordered = words.map(({ key }) => key);
  const asked = { order, limit };
  const isFrequent = rarest.count > mostCounted;
  if (isFrequent && sort === 'amount') return findByAmount(database, part, filter, asked, ordered);
  const wordRowsPerMatch = rarest.reach / rarest.count;
  const rowsPerMatch = wordRowsPerMatch * filterRowsPerMatch;
  if (isFrequent && hasConditions(filter) && !doesWordLead(wordRowsPerMatch, filterRowsPerMatch)) {
    return findByIndex(database, part, filter, asked, rowsPerMatch);
  }
  const chunks = isFrequent ? chunksFor(part, asked, rowsPerMatch) : oneChunk(part);
  return findFromWord(database, part, filter, ordered, sorting, limit, chunks);
};

/** What has all words of a text in its description, or the text as its ID or reference. */
export const findText = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> =>
  merged(
    await Promise.all([
      findNamed(database, part, filter, limit),
      findWords(database, part, filter, keys, sorting, limit),
    ]),
    sorting,
    limit,
  );
