import type { Database } from '../../../db/client.ts';
import { everyCondition, ofList } from './conditions.ts';
import { walkAmounts } from './find-by-amount.ts';
import { foundRow, merged, type FoundRow, type RawRow, type Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { PartOfList } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from './statement.ts';

/** How many rows with a word are counted to tell which of several is the rarest, and whether all with it can be sorted. */
const mostCounted = 5000;

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

type CountedWord = { readonly key: string; readonly count: number };

/** Each word and how often it is there, as far as that is counted, the rarest first. */
const countedWords = async (
  database: Database,
  part: PartOfList,
  keys: readonly string[],
): Promise<readonly CountedWord[]> => {
  const parameters = newParameters();
  const rows = await runPrepared<{ readonly key: string; readonly count: string }>(
    database,
    `select word.key, counted.count from unnest(${parameters.add(keys)}::bigint[]) as word (key)
      cross join lateral (
        select count(*) as count from (
          select from transaction_words w
           where w.word_key = word.key and ${between('w.ordinal', part, parameters)} limit ${mostCounted + 1}) as few) as counted
      order by counted.count, word.key`,
    parameters,
  );
  return rows.map(({ key, count }) => ({ key, count: Number(count) }));
};

const orderOf = ({ sort, order }: Sorting): string =>
  sort === 'amount' ? `t.amount_cents ${order}, w.ordinal ${order}` : `w.ordinal ${order}`;

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
  const further = others.map(
    (key, place) => `
      cross join lateral (
        select from transaction_words x where x.word_key = ${parameters.add(key)}::bigint and x.ordinal = w.ordinal limit 1) as word_${place}`,
  );
  const conditions = [...ofList(part, parameters), ...everyCondition(filter, parameters)].join(' and ');
  const rows = await runPrepared<RawRow>(
    database,
    `select w.ordinal, t.amount_cents from transaction_words w ${further.join('')}
      cross join lateral (
        select t.amount_cents from transactions t where ${conditions} and t.ordinal = w.ordinal limit 1) as t
      where w.word_key = ${parameters.add(first)}::bigint and ${between('w.ordinal', part, parameters)}
      order by ${orderOf(sorting)} limit ${limit}`,
    parameters,
  );
  return rows.map(foundRow);
};

const findWords = async (
  database: Database,
  part: PartOfList,
  filter: ListFilter,
  keys: readonly string[],
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  if (keys.length === 0) return [];
  const words = await countedWords(database, part, keys);
  const ordered = words.map(({ key }) => key);
  const isCommon = (words[0]?.count ?? 0) > mostCounted;
  return sorting.sort === 'amount' && isCommon
    ? walkAmounts(database, part, filter, { order: sorting.order, limit }, ordered)
    : findFromWord(database, part, filter, ordered, sorting, limit);
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
