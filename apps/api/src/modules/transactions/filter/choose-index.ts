import type { Database } from '../../../db/client.ts';
import { byAmount, byEachAmount, byFacets, isOfAmounts, ofList, type Conditions } from './conditions.ts';
import type { ListFilter } from './list-filter.ts';
import type { PartOfList } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';

/** So few rows are read whole in two milliseconds, whatever else is asked of them. */
const few = 5000;

/** So many amounts are looked up one by one. */
const mostAmounts = 256;

const areFew = async (
  database: Database,
  part: PartOfList,
  { amountMin, amountMax }: ListFilter,
): Promise<boolean> => {
  const parameters = newParameters();
  const { sought } = byAmount({ amountMin, amountMax }, parameters);
  const conditions = [...ofList(part, parameters), ...sought];
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

const hasFacets = ({ status, method, channel, lastFour }: ListFilter): boolean =>
  [status, method, channel, lastFour].some((facet) => facet !== undefined);

/** By which index a filter's rows are found, and whether there are few in all that it leads to. */
export type ChosenIndex = {
  readonly isShort: boolean;
  readonly conditions: (parameters: Parameters) => Conditions;
};

/**
 * Chooses the index. Few rows of a range of amounts are read whole. Of many, those of some amounts are in the order of the list
 * amount by amount, and those of a wide range bucket by bucket.
 *
 * @param expectedCount how many rows the whole filter is thought to find: where these are many, those of its amounts are
 */
export const chooseIndex = async (
  database: Database,
  part: PartOfList,
  filter: ListFilter,
  expectedCount: number,
): Promise<ChosenIndex> => {
  if (isOfAmounts(filter)) {
    if (expectedCount <= few && (await areFew(database, part, filter))) {
      return { isShort: true, conditions: (parameters) => byAmount(filter, parameters) };
    }
    const amounts = hasFacets(filter) ? undefined : eachAmount(filter);
    if (amounts !== undefined) {
      return { isShort: false, conditions: (parameters) => byEachAmount(amounts, parameters) };
    }
  }
  return { isShort: false, conditions: (parameters) => byFacets(filter, parameters) };
};
