import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import type { Order } from '../../page-start.ts';
import { byAmount, hasConditions, indexedOrdinal, ofList, joinWords } from './conditions.ts';
import { indexScan } from './scan-list-order.ts';
import { scannedRow, type ScannedRow, type StoredRow } from './scanned-row.ts';
import type { TransactionRange } from './list-range.ts';
import { within } from '../predicates.ts';
import { newParameters, runPrepared } from '../../statement.ts';
import { chooseIndex } from './choose-index.ts';

type Requested = { readonly order: Order; readonly limit: number };

/**
 * This many rows are sorted in a few milliseconds. If more rows match, a scan in order of amount soon finds
 * enough.
 */
const mostSorted = 20_000;

const sortedBy = (of: string, order: Order) => `order by ${of}.amount_cents ${order}, ${of}.ordinal ${order}`;

type SortedRow = { readonly [Column in keyof StoredRow]: StoredRow[Column] | null } & {
  readonly count: string;
};

/** Sorts all matches and returns them up to a limit; undefined if too many match. */
const topNSort = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  { order, limit }: Requested,
  wordKeys: readonly string[],
): Promise<readonly ScannedRow[] | undefined> => {
  const { conditions } = await chooseIndex(database, range, filter, 0);
  const parameters = newParameters();
  const inRange = within(indexedOrdinal, range, parameters);
  const rows = await runPrepared<SortedRow>(
    database,
    `with t as materialized (
       select t.ordinal, t.amount_cents from ${indexScan(range, conditions(parameters), inRange, parameters)} limit ${mostSorted + 1}),
     sorted as (select t.* from t ${joinWords(range, wordKeys, parameters)} ${sortedBy('t', order)} limit ${limit})
     select counted.count, sorted.ordinal, sorted.amount_cents
       from (select count(*) as count from t) as counted left join sorted on true ${sortedBy('sorted', order)}`,
    parameters,
  );
  if (Number(rows[0]?.count ?? 0) > mostSorted) return undefined;
  return rows.flatMap(({ ordinal, amount_cents: cents }) =>
    ordinal === null || cents === null ? [] : [scannedRow({ ordinal, amount_cents: cents })],
  );
};

/**
 * Scans the index of amounts in its order, up to the limit. Only the amount is inside `offset 0`, so that no
 * other index is considered; the other conditions are a filter on each row.
 */
const scanAmountIndex = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  { order, limit }: Requested,
  wordKeys: readonly string[],
): Promise<readonly ScannedRow[]> => {
  const parameters = newParameters();
  const { indexConditions, filterConditions } = byAmount(filter, parameters);
  const inRange = within('t.ordinal', range, parameters);
  const rows = await runPrepared<StoredRow>(
    database,
    `select t.ordinal, t.amount_cents
       from (select t.ordinal, t.amount_cents, t.status, t.subtype, t.method, t.channel, t.last_four
               from transactions t
              where ${[...ofList(range, parameters), ...indexConditions].join(' and ')}
              order by t.amount_cents ${order}, ${indexedOrdinal} ${order}
             offset 0) as t ${joinWords(range, wordKeys, parameters)}
      where ${[inRange, ...filterConditions].join(' and ')} limit ${limit}`,
    parameters,
  );
  return rows.map(scannedRow);
};

export const scanAmountOrder = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  requested: Requested,
  wordKeys: readonly string[] = [],
): Promise<readonly ScannedRow[]> => {
  const isLong = !hasConditions(filter) && range.high - range.low >= mostSorted;
  const sorted = isLong ? undefined : await topNSort(database, range, filter, requested, wordKeys);
  return sorted ?? scanAmountIndex(database, range, filter, requested, wordKeys);
};
