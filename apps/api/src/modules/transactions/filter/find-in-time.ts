import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { ofList, place, withWords, type Conditions } from './conditions.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { PartOfList } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from './statement.ts';
import type { WayIn } from './way-in.ts';
import { windowsOf } from './windows.ts';

/**
 * Rows as the index gives them. What is only looked at stands outside, and `offset 0` keeps it there: inside, the database would
 * weigh it as another way in.
 */
export const rowsBy = (
  part: PartOfList,
  { sought, checked }: Conditions,
  places: string,
  parameters: Parameters,
): string => `
  (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four
     from transactions t
    where ${[...ofList(part, parameters), ...sought, places].join(' and ')}
   offset 0) as t
   where ${checked.length === 0 ? 'true' : checked.join(' and ')}`;

export type WordsToHave = {
  readonly keys: readonly string[];
  /** In so much of the list there are probably enough rows that have them. */
  readonly expectedReach: number;
  /** Whether the words of each row are looked up, or all rows with the words are read and compared. */
  readonly by: 'looking up' | 'comparing';
};

const lookedUp = (rows: string, keys: readonly string[], order: Order, parameters: Parameters): string => `
  select t.ordinal, t.amount_cents
    from (select t.ordinal, t.amount_cents from ${rows} order by t.ordinal ${order} offset 0) as t
    ${withWords(keys, parameters)}`;

const compared = (rows: string, keys: readonly string[], parameters: Parameters): string => {
  const words = keys.map(
    (key) => `
    intersect
    select x.ordinal from transaction_words x
     where x.word_key = ${parameters.add(key)}::bigint and x.ordinal between window_of_list.low and window_of_list.high`,
  );
  return `select t.ordinal, 0 as amount_cents from (select t.ordinal from ${rows} ${words.join('')}) as t`;
};

const rowsOfWindow = (
  rows: string,
  words: WordsToHave | undefined,
  order: Order,
  parameters: Parameters,
): string => {
  if (words === undefined) return `select t.ordinal, t.amount_cents from ${rows}`;
  return words.by === 'looking up'
    ? lookedUp(rows, words.keys, order, parameters)
    : compared(rows, words.keys, parameters);
};

/**
 * What is found by an index, and of that what has some words, in the order of the list: window after window until there is
 * enough.
 */
export const findInTime = async (
  database: Database,
  part: PartOfList,
  { isShort, conditions }: WayIn,
  { order, limit }: { readonly order: Order; readonly limit: number },
  words?: WordsToHave,
): Promise<readonly FoundRow[]> => {
  const windows = isShort
    ? { lows: [part.low], highs: [part.high] }
    : windowsOf(part, order, Math.max(2 * limit, words?.expectedReach ?? 0));
  const parameters = newParameters();
  const [lows, highs] = [parameters.add(windows.lows), parameters.add(windows.highs)];
  const places = `${place} between window_of_list.low and window_of_list.high`;
  const rowsHere = rowsBy(part, conditions(parameters), places, parameters);
  const rows = await runPrepared<RawRow>(
    database,
    `select found.ordinal, found.amount_cents
       from unnest(${lows}::bigint[], ${highs}::bigint[]) as window_of_list (low, high)
      cross join lateral (
        ${rowsOfWindow(rowsHere, words, order, parameters)}
         order by t.ordinal ${order} limit ${limit}) as found
      limit ${limit}`,
    parameters,
  );
  return rows.map(foundRow);
};
