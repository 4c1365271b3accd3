import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { byAmount, hasConditions, indexedOrdinal, ofList, withWords } from './conditions.ts';
import { rowsBy } from './find-in-time.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FoundPart } from './part-of-list.ts';
import { within } from '../../../db/list-scan/predicates.ts';
import { newParameters, runPrepared } from '../../../db/list-scan/statement.ts';
import { chooseIndex } from './choose-index.ts';

type Asked = { readonly order: Order; readonly limit: number };

/** So many rows are sorted in a few milliseconds. Of more, so many have the filter that the order by amount leads to them soon. */
const mostSorted = 20_000;

const sortedBy = (of: string, order: Order) => `order by ${of}.amount_cents ${order}, ${of}.ordinal ${order}`;

type SortedRow = { readonly [Column in keyof RawRow]: RawRow[Column] | null } & { readonly count: string };

/** All that a filter finds, and of that what has some words, sorted; undefined where a filter finds too much. */
const sortedWhole = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  { order, limit }: Asked,
  wordKeys: readonly string[],
): Promise<readonly FoundRow[] | undefined> => {
  const { conditions } = await chooseIndex(database, part, filter, 0);
  const parameters = newParameters();
  const inRange = within(indexedOrdinal, part, parameters);
  const rows = await runPrepared<SortedRow>(
    database,
    `with t as materialized (
       select t.ordinal, t.amount_cents from ${rowsBy(part, conditions(parameters), inRange, parameters)} limit ${mostSorted + 1}),
     sorted as (select t.* from t ${withWords(wordKeys, parameters)} ${sortedBy('t', order)} limit ${limit})
     select counted.count, sorted.ordinal, sorted.amount_cents
       from (select count(*) as count from t) as counted left join sorted on true ${sortedBy('sorted', order)}`,
    parameters,
  );
  if (Number(rows[0]?.count ?? 0) > mostSorted) return undefined;
  return rows.flatMap(({ ordinal, amount_cents: cents }) =>
    ordinal === null || cents === null ? [] : [foundRow({ ordinal, amount_cents: cents })],
  );
};

/**
 * Through the index of amounts, row by row, which is in the order that is asked for. Behind `offset 0` nothing else is sought, so
 * that no other index comes in question; what is asked of a row is looked at as it comes.
 */
const walkAmounts = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  { order, limit }: Asked,
  wordKeys: readonly string[],
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const { sought, checked } = byAmount(filter, parameters);
  const inPart = within('t.ordinal', part, parameters);
  const rows = await runPrepared<RawRow>(
    database,
    `select t.ordinal, t.amount_cents
       from (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four
               from transactions t
              where ${[...ofList(part, parameters), ...sought].join(' and ')}
              order by t.amount_cents ${order}, ${indexedOrdinal} ${order}
             offset 0) as t ${withWords(wordKeys, parameters)}
      where ${[inPart, ...checked].join(' and ')} limit ${limit}`,
    parameters,
  );
  return rows.map(foundRow);
};

/** What a filter finds, and of that what has some words, by amount. */
export const findByAmount = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
  wordKeys: readonly string[] = [],
): Promise<readonly FoundRow[]> => {
  const isLong = !hasConditions(filter) && part.high - part.low >= mostSorted;
  const sorted = isLong ? undefined : await sortedWhole(database, part, filter, asked, wordKeys);
  return sorted ?? walkAmounts(database, part, filter, asked, wordKeys);
};
