import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../client.ts';
import { countedPage, mostCounted, type CountedPage } from '../counted-page.ts';
import type { Order } from '../page-start.ts';
import type { List, OrdinalRange } from './list.ts';

type Requested<Filter, Range extends OrdinalRange> = {
  readonly list: List<Filter, Range>;
  readonly filter: Filter;
  /** Newest first by default. A call's query has these fields. */
  readonly sort?: {
    readonly sort?: 'createdAt' | 'amount' | undefined;
    readonly sortOrder?: Order | undefined;
  };
  readonly page: { readonly offset: number; readonly limit: number };
  /** The part of the list to scan; by default, the filter's period. */
  readonly range?: Range;
  /** The most matches that are counted and returned; by default, `mostCounted`. */
  readonly countLimit?: number;
  /** The number of matches at which the scan stops; by default, one more than `countLimit`. */
  readonly scanLimit?: number;
};

const ordinalRange = (
  { low, high }: OrdinalRange,
  order: Order,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] =>
  Array.from({ length: Math.max(0, Math.min(limit, high - low + 1 - offset)) }, (_, index) =>
    order === 'desc' ? high - offset - index : low + offset + index,
  );

/**
 * Finds the ordinals of one page of the rows that match a filter: the entry point of every list scan. A
 * period alone is a range and needs no scan; all its rows are counted.
 *
 * @example
 * const { page, ...totals } = await findOrdinals(database, accountId, {
 * list: disputeList, filter: query, sort: query, page: query,
 * });
 */
export const findOrdinals = async <Filter, Range extends OrdinalRange>(
  database: Database,
  accountId: AuthorizedAccountId,
  {
    list,
    filter,
    sort: sorting = {},
    page,
    range: given,
    countLimit = mostCounted,
    scanLimit = countLimit + 1,
  }: Requested<Filter, Range>,
): Promise<CountedPage<number>> => {
  const { sort = 'createdAt', sortOrder: order = 'desc' } = sorting;
  const range = given ?? (await list.findRange(database, accountId, filter));
  if (range.low > range.high) return { page: [], totalCount: 0 };
  if (sort === 'createdAt' && list.isPeriod(filter)) {
    return { page: ordinalRange(range, order, page), totalCount: range.high - range.low + 1 };
  }
  const found = await list.scan(database, accountId, { filter, range, sort, order, limit: scanLimit });
  return countedPage(found, page, countLimit);
};
