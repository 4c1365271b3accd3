import type { Database } from '../../../db/client.ts';
import { byAmount, byEachAmount, byFacets, isOfAmounts, ofList, type Conditions } from './conditions.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListRange } from './list-range.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';

/** This many rows are read in two milliseconds, whatever else is checked. */
const few = 5000;

/** The most amounts that are looked up one by one. */
const mostAmounts = 256;

const areFew = async (
  database: Database,
  range: ListRange,
  { amountMin, amountMax }: ListFilter,
): Promise<boolean> => {
  const parameters = newParameters();
  const { indexed } = byAmount({ amountMin, amountMax }, parameters);
  const conditions = [...ofList(range, parameters), ...indexed];
  const rows = await runPrepared<{ count: string }>(
    database,
    `select count(*) as count from (select from transactions t where ${conditions.join(' and ')} limit ${few + 1}) as few`,
    parameters,
  );
  return Number(rows[0]?.count) <= few;
};

const eachAmount = ({ amountMin = 1, amountMax = Infinity }: ListFilter): readonly number[] | undefined => {
  const count = amountMax - amountMin + 1;
  return count > mostAmounts ? undefined : Array.from({ length: count }, (_, index) => amountMin + index);
};

const hasFacets = ({ status, kind, method, channel, lastFour }: ListFilter): boolean =>
  [status, kind, method, channel, lastFour].some((facet) => facet !== undefined);

/** The index through which a filter's rows are found, and whether it leads to few rows in total. */
export type ChosenIndex = {
  readonly isShort: boolean;
  readonly conditions: (parameters: Parameters) => Conditions;
};

/**
 * Chooses the index. If a range of amounts has few rows, they are all read. If it has many, the rows of a few amounts
 * are read in list order amount by amount, and those of a wide range bucket by bucket.
 *
 * @param expectedCount how many rows the whole filter is thought to find: where these are many, those of its amounts are
 */
export const chooseIndex = async (
  database: Database,
  range: ListRange,
  filter: ListFilter,
  expectedCount: number,
): Promise<ChosenIndex> => {
  if (isOfAmounts(filter)) {
    if (expectedCount <= few && (await areFew(database, range, filter))) {
      return { isShort: true, conditions: (parameters) => byAmount(filter, parameters) };
    }
    const amounts = hasFacets(filter) ? undefined : eachAmount(filter);
    if (amounts !== undefined) {
      return { isShort: false, conditions: (parameters) => byEachAmount(amounts, parameters) };
    }
  }
  return { isShort: false, conditions: (parameters) => byFacets(filter, parameters) };
};
