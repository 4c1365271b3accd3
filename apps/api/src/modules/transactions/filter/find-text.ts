import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { everyCondition, hasConditions, ofList, withWords } from './conditions.ts';
import { findByAmount } from './find-by-amount.ts';
import { findByIndex, spacingOf, type Spacing } from './find-in-time.ts';
import { foundRow, merged, type FoundRow, type RawRow, type Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FoundPart } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/filters/statement.ts';

/** How many rows with a word are counted to tell which of several is the rarest, and whether all with it can be sorted. */
const mostCounted = 1000;

const between = (place: string, { low, high }: FoundPart, parameters: Parameters): string =>
  `${place} between ${parameters.add(low)}::bigint and ${parameters.add(high)}::bigint`;

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
    between('t.ordinal', part, parameters),
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
  readonly filterSpacing: Spacing;
};

/** So many places tell how frequent is what a filter asks of a row. */
const sampled = 2000;

const countSampled = (part: FoundPart, filter: ListFilter, order: Order, parameters: Parameters): string => {
  const asked = everyCondition(filter, parameters);
  if (asked.length === 0) return String(sampled);
  return `(
    select count(*) from (
      select t.status, t.method, t.channel, t.last_four, t.amount_cents from transactions t
       where ${ofList(part, parameters).join(' and ')} and ${between('t.ordinal', part, parameters)}
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
           where w.word_key = word.key and ${between('w.ordinal', part, parameters)}
           order by w.ordinal ${order} limit ${mostCounted + 1}) as few) as counted
      order by counted.count, counted.reach desc, word.key`,
    parameters,
  );
  return {
    words: rows.map(({ key, count, reach }) => ({ key, count: Number(count), reach: Number(reach) })),
    filterSpacing: spacingOf(Number(rows[0]?.sampled ?? 0), Math.min(sampled, part.high - part.low + 1)),
  };
};

const orderOf = ({ sort, order }: Sorting): string =>
  sort === 'amount' ? `t.amount_cents ${order}, w.ordinal ${order}` : `w.ordinal ${order}`;

/** The row of a place that a word leads to; nothing but the place is needed where nothing is asked of the row. */
const rowOfPlace = (
  part: FoundPart,
  filter: ListFilter,
  { sort }: Sorting,
  parameters: Parameters,
): string => {
  if (!hasConditions(filter) && sort === 'createdAt') return '(select 0 as amount_cents)';
  const conditions = [...ofList(part, parameters), ...everyCondition(filter, parameters)].join(' and ');
  return `(select t.amount_cents from transactions t where ${conditions} and t.ordinal = w.ordinal limit 1)`;
};

/**
 * From the rarest word's places to the rows, one by one, until there are enough. Each step has a limit of its own, so that the
 * database goes that way whatever it expects of the words.
 */
const findFromWord = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  [first, ...others]: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const rows = await runPrepared<RawRow>(
    database,
    `select w.ordinal, t.amount_cents
       from transaction_words w ${withWords(others, parameters, 'w')}
      cross join lateral ${rowOfPlace(part, filter, sorting, parameters)} as t
      where w.word_key = ${parameters.add(first)}::bigint and ${between('w.ordinal', part, parameters)}
      order by ${orderOf(sorting)} limit ${limit}`,
    parameters,
  );
  return rows.map(foundRow);
};

/** Looking a row or a word up costs as much as reading so many rows of an index. */
const readsToLookUp = 10;

/**
 * Whether a frequent word leads to the rows sooner than the rest of the filter. From the word each row is looked up, which many of
 * them are for nothing where the filter is rare; by the filter rows are read, and only what bears the marks of the words is looked up.
 */
const doesWordLead = (wordSpacing: Spacing, filterSpacing: Spacing): boolean =>
  readsToLookUp * filterSpacing < wordSpacing + readsToLookUp;

const findWords = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  const { sort, order } = sorting;
  const { words, filterSpacing } = await countWords(database, part, filter, keys, order);
  const [rarest] = words;
  if (rarest === undefined) return [];
  const ordered = words.map(({ key }) => key);
  const asked = { order, limit };
  const isFrequent = rarest.count > mostCounted;
  if (isFrequent && sort === 'amount') return findByAmount(database, part, filter, asked, ordered);
  const wordSpacing = rarest.reach / rarest.count;
  if (isFrequent && hasConditions(filter) && !doesWordLead(wordSpacing, filterSpacing)) {
    return findByIndex(database, part, filter, asked, wordSpacing * filterSpacing);
  }
  return findFromWord(database, part, filter, ordered, sorting, limit);
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
