import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { everyCondition, marked, ofList, place, withWords, type Conditions } from './conditions.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FoundPart } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/filters/statement.ts';
import { windowsOf } from '../../../db/filters/windows.ts';
import { stretchOf } from './stretch.ts';
import { wayIn } from './way-in.ts';

type Asked = { readonly order: Order; readonly limit: number };

/** So much further than expected there is nearly always enough. */
const margin = 1.3;

/** How many places of a list there are to a row that is found. */
export type Spacing = number;

/** Where fewer are found it is not known how rare they are. */
const telling = 10;

/** How rare are rows of which so many were found in so many places; of too few, rather too rare. */
export const spacingOf = (found: number, places: number): Spacing =>
  found < telling ? telling * places : places / found;

/**
 * Rows as the index gives them. What is only looked at stands outside, and `offset 0` keeps it there: inside, the database would
 * weigh it as another way in.
 */
export const rowsBy = (
  part: FoundPart,
  { sought, checked }: Conditions,
  places: string,
  parameters: Parameters,
): string => {
  const looked = [...checked, ...marked(part.wordBits, parameters)];
  return `
  (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four, t.word_bits
     from transactions t
    where ${[...ofList(part, parameters), ...sought, places].join(' and ')}
   offset 0) as t
   where ${looked.length === 0 ? 'true' : looked.join(' and ')}`;
};

/** Of rows in their order those that have all words, which are looked up row by row until there are enough. */
const havingWords = (
  rows: string,
  { wordKeys = [] }: FoundPart,
  { order, limit }: Asked,
  parameters: Parameters,
): string =>
  wordKeys.length === 0
    ? `select t.ordinal, t.amount_cents from ${rows} order by t.ordinal ${order} limit ${limit}`
    : `select t.ordinal, t.amount_cents
         from (select t.ordinal, t.amount_cents from ${rows} order by t.ordinal ${order} offset 0) as t
         ${withWords(wordKeys, parameters)} limit ${limit}`;

/** Each place of a short part is looked at, in the order of the list, until there are enough. */
const walk = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const places = `t.ordinal between ${parameters.add(part.low)}::bigint and ${parameters.add(part.high)}::bigint`;
  const inOrder = `${places} order by t.ordinal ${asked.order}`;
  const checked = everyCondition(filter, parameters);
  const rows = rowsBy(part, { sought: [], checked }, inOrder, parameters);
  return (await runPrepared<RawRow>(database, havingWords(rows, part, asked, parameters), parameters)).map(
    foundRow,
  );
};

/** What an index leads to, in the order of the list: window after window until there is enough. */
export const findByIndex = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
  spacing: Spacing,
): Promise<readonly FoundRow[]> => {
  const { isShort, conditions } = await wayIn(database, part, filter, (part.high - part.low) / spacing);
  const windows = isShort
    ? { lows: [part.low], highs: [part.high] }
    : windowsOf(part, asked.order, Math.ceil(margin * asked.limit * spacing));
  const parameters = newParameters();
  const [lows, highs] = [parameters.add(windows.lows), parameters.add(windows.highs)];
  const places = `${place} between window_of_list.low and window_of_list.high`;
  const rowsHere = rowsBy(part, conditions(parameters), places, parameters);
  const rows = await runPrepared<RawRow>(
    database,
    `select found.ordinal, found.amount_cents
       from unnest(${lows}::bigint[], ${highs}::bigint[]) as window_of_list (low, high)
      cross join lateral (${havingWords(rowsHere, part, asked, parameters)}) as found
      limit ${asked.limit}`,
    parameters,
  );
  return rows.map(foundRow);
};

/**
 * What a filter finds, in the order of the list. The first places are looked at one by one: what is frequent is found there, and
 * how rare the rest is tells how far an index has to be read.
 */
export const findInTime = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
): Promise<readonly FoundRow[]> => {
  const { first, rest } = stretchOf(part, asked.order);
  const walked = await walk(database, first, filter, asked);
  const missing = asked.limit - walked.length;
  if (missing <= 0 || rest === undefined) return walked;
  const spacing = spacingOf(walked.length, first.high - first.low + 1);
  const further = await findByIndex(database, rest, filter, { ...asked, limit: missing }, spacing);
  return [...walked, ...further];
};
