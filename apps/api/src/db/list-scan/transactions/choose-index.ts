import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import { byAmount, byEachAmount, byFacets, isOfAmounts, ofList, type Conditions } from './conditions.ts';
import type { ListRange } from './list-range.ts';
import { newParameters, runPrepared, type Parameters } from '../../statement.ts';

/** This many rows are read in two milliseconds, regardless of the filter. */
const few = 5000;

const mostAmounts = 256;

const areFew = async (
  database: Database,
  range: ListRange,
  { amountMin, amountMax }: TransactionFilter,
): Promise<boolean> => {
  const parameters = newParameters();
  const { indexConditions } = byAmount({ amountMin, amountMax }, parameters);
  const conditions = [...ofList(range, parameters), ...indexConditions];
  const rows = await runPrepared<{ count: string }>(
    database,
    `select count(*) as count from (select from transactions t where ${conditions.join(' and ')} limit ${few + 1}) as few`,
    parameters,
  );
  return Number(rows[0]?.count) <= few;
};

const eachAmount = ({
  amountMin = 1,
  amountMax = Infinity,
}: TransactionFilter): readonly number[] | undefined => {
  const count = amountMax - amountMin + 1;
  return count > mostAmounts ? undefined : Array.from({ length: count }, (_, index) => amountMin + index);
};

const hasFacets = ({ status, kind, method, channel, lastFour }: TransactionFilter): boolean =>
  [status, kind, method, channel, lastFour].some((facet) => facet !== undefined);

export type ChosenIndex = {
  readonly isSelective: boolean;
  readonly conditions: (parameters: Parameters) => Conditions;
};

/**
 * Chooses the index. If a range of amounts has few rows, all its rows are read. If it has many rows, the rows
 * of a few amounts are read in list order amount by amount, and the rows of a wide range bucket by bucket.
 *
 * @param expectedCount the estimated matches of the whole filter; if there are many, its range of amounts has
 * many rows too
 */
export const chooseIndex = async (
  database: Database,
  range: ListRange,
  filter: TransactionFilter,
  expectedCount: number,
): Promise<ChosenIndex> => {
  if (isOfAmounts(filter)) {
    if (expectedCount <= few && (await areFew(database, range, filter))) {
      return { isSelective: true, conditions: (parameters) => byAmount(filter, parameters) };
    }
    const amounts = hasFacets(filter) ? undefined : eachAmount(filter);
    if (amounts !== undefined) {
      return { isSelective: false, conditions: (parameters) => byEachAmount(amounts, parameters) };
    }
  }
  return { isSelective: false, conditions: (parameters) => byFacets(filter, parameters) };
};
