import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { everyCondition, hasConditions, ofList, withWords } from './conditions.ts';
import { findByAmount } from './find-by-amount.ts';
import { findInTime, type WordsToHave } from './find-in-time.ts';
import { foundRow, merged, type FoundRow, type RawRow, type Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { PartOfList } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from './statement.ts';
import { wayIn, type WayIn } from './way-in.ts';

/** How many rows with a word are counted to tell which of several is the rarest, and whether all with it can be sorted. */
const mostCounted = 1000;

const between = (place: string, { low, high }: PartOfList, parameters: Parameters): string =>
  `${place} between ${parameters.add(low)}::bigint and ${parameters.add(high)}::bigint`;

/** What has the text as its ID or its reference, whatever its age. */
const findNamed = async (
  database: Database,
  part: PartOfList,
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

/** Each word and how often it is there, the rarest first. */
const countedWords = async (
  database: Database,
  part: PartOfList,
  keys: readonly string[],
  order: Order,
): Promise<readonly CountedWord[]> => {
  const parameters = newParameters();
  const rows = await runPrepared<{ readonly key: string; readonly count: string; readonly reach: string }>(
    database,
    `select word.key, counted.count, counted.reach from unnest(${parameters.add(keys)}::bigint[]) as word (key)
      cross join lateral (
        select count(*) as count, coalesce(max(few.ordinal) - min(few.ordinal) + 1, 0) as reach from (
          select w.ordinal from transaction_words w
           where w.word_key = word.key and ${between('w.ordinal', part, parameters)}
           order by w.ordinal ${order} limit ${mostCounted + 1}) as few) as counted
      order by counted.count, counted.reach desc, word.key`,
    parameters,
  );
  return rows.map(({ key, count, reach }) => ({ key, count: Number(count), reach: Number(reach) }));
};

const orderOf = ({ sort, order }: Sorting): string =>
  sort === 'amount' ? `t.amount_cents ${order}, w.ordinal ${order}` : `w.ordinal ${order}`;

/** The row of a place that a word leads to; nothing but the place is needed where nothing is asked of the row. */
const rowOfPlace = (
  part: PartOfList,
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
  part: PartOfList,
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

/** Reading a row costs so much less than looking one up, or a word in it. */
const lookupBesideRead = 4;

/** So many rows tell how frequent is what a filter finds. */
const sampled = 201;

/** So much further than expected there is nearly always enough. */
const margin = 1.3;

/** How many places of a list there are to a row of a kind. */
type Spacing = number;

const spacingOf = (rows: readonly FoundRow[]): Spacing =>
  (Math.abs((rows.at(-1)?.ordinal ?? 0) - (rows[0]?.ordinal ?? 0)) + 1) / rows.length;

/**
 * How a frequent word is found together with what else a filter asks. What is much rarer leads, and the other is looked up in its
 * rows; where neither is, both are read and compared as far as there should be enough. Undefined where the word leads.
 */
const fromFilter = async (
  database: Database,
  part: PartOfList,
  way: WayIn,
  wordSpacing: Spacing,
  { order, limit }: { readonly order: Order; readonly limit: number },
): Promise<Omit<WordsToHave, 'keys'> | undefined> => {
  const rows = await findInTime(database, part, way, { order, limit: sampled });
  if (rows.length < sampled) return { by: 'looking up', expectedReach: part.high - part.low + 1 };
  const filterSpacing = spacingOf(rows);
  if (wordSpacing > lookupBesideRead * filterSpacing) return undefined;
  return {
    by: filterSpacing > lookupBesideRead * wordSpacing ? 'looking up' : 'comparing',
    expectedReach: Math.ceil(margin * limit * wordSpacing * filterSpacing),
  };
};

const findWords = async (
  database: Database,
  part: PartOfList,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  const { sort, order } = sorting;
  const words = await countedWords(database, part, keys, order);
  const [rarest] = words;
  if (rarest === undefined) return [];
  const ordered = words.map(({ key }) => key);
  const asked = { order, limit };
  const isFrequent = rarest.count > mostCounted;
  if (isFrequent && sort === 'amount') return findByAmount(database, part, filter, asked, ordered);
  if (isFrequent && hasConditions(filter)) {
    const way = await wayIn(database, part, filter);
    const found = await fromFilter(database, part, way, rarest.reach / rarest.count, asked);
    if (found !== undefined) return findInTime(database, part, way, asked, { keys: ordered, ...found });
  }
  return findFromWord(database, part, filter, ordered, sorting, limit);
};

/** What has all words of a text in its description, or the text as its ID or reference. */
export const findText = async (
  database: Database,
  part: PartOfList,
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
