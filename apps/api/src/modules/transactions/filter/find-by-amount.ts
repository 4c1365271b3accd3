import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { byAmount, hasConditions, indexedOrdinal, ofList, withWords } from './conditions.ts';
import { rowsBy } from './find-in-time.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FilteredRange } from './list-range.ts';
import { within } from '../../../db/list-scan/predicates.ts';
import { newParameters, runPrepared } from '../../../db/list-scan/statement.ts';
import { chooseIndex } from './choose-index.ts';

type Requested = { readonly order: Order; readonly limit: number };

/**
 * This many rows are sorted in a few milliseconds. If more match, so many do that the order by amount finds them soon.
 */
const mostSorted = 20_000;

const sortedBy = (of: string, order: Order) => `order by ${of}.amount_cents ${order}, ${of}.ordinal ${order}`;

type SortedRow = { readonly [Column in keyof RawRow]: RawRow[Column] | null } & { readonly count: string };

/** All rows that match a filter, and of those the ones with some words, sorted; undefined if too many match. */
const sortedWhole = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  { order, limit }: Requested,
  wordKeys: readonly string[],
): Promise<readonly FoundRow[] | undefined> => {
  const { conditions } = await chooseIndex(database, range, filter, 0);
  const parameters = newParameters();
  const inRange = within(indexedOrdinal, range, parameters);
  const rows = await runPrepared<SortedRow>(
    database,
    `with t as materialized (
       select t.ordinal, t.amount_cents from ${rowsBy(range, conditions(parameters), inRange, parameters)} limit ${mostSorted + 1}),
     sorted as (select t.* from t ${withWords(range, wordKeys, parameters)} ${sortedBy('t', order)} limit ${limit})
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
 * Through the index of amounts, row by row, in the requested order. Only the amount is inside `offset 0`, so that no
 * other index is considered; the other conditions are checked on each row.
 */
const walkAmounts = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  { order, limit }: Requested,
  wordKeys: readonly string[],
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const { indexed, checked } = byAmount(filter, parameters);
  const inRange = within('t.ordinal', range, parameters);
  const rows = await runPrepared<RawRow>(
    database,
    `select t.ordinal, t.amount_cents
       from (select t.ordinal, t.amount_cents, t.status, t.subtype, t.method, t.channel, t.last_four
               from transactions t
              where ${[...ofList(range, parameters), ...indexed].join(' and ')}
              order by t.amount_cents ${order}, ${indexedOrdinal} ${order}
             offset 0) as t ${withWords(range, wordKeys, parameters)}
      where ${[inRange, ...checked].join(' and ')} limit ${limit}`,
    parameters,
  );
  return rows.map(foundRow);
};

/** The rows that match a filter, and of those the ones with some words, by amount. */
export const findByAmount = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  requested: Requested,
  wordKeys: readonly string[] = [],
): Promise<readonly FoundRow[]> => {
  const isLong = !hasConditions(filter) && range.high - range.low >= mostSorted;
  const sorted = isLong ? undefined : await sortedWhole(database, range, filter, requested, wordKeys);
  return sorted ?? walkAmounts(database, range, filter, requested, wordKeys);
};
