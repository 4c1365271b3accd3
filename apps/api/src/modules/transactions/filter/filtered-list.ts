import { mostSummedRows, type ListSum, type TransactionSum } from '@tillbook/contract';
import { ordinalRange } from '../../../db/list-scan/ordinal-range.ts';
import { countedPage, mostFound, type CountedPage } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { PageBounds } from '../list-store.ts';
import type { ResponseRow } from '../transaction-response.ts';
import { findByAmount } from './find-by-amount.ts';
import { findInTime } from './find-in-time.ts';
import { findPosted, isPosted } from './find-posted.ts';
import { findText } from './find-text.ts';
import type { FoundRow, Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import { listRange, type FilteredRange, type ListName } from './list-range.ts';
import { rowsAt } from './rows-at.ts';
import { amountOfRange, amountOfRows, sumRows } from './sum-rows.ts';

const isPeriodAlone = ({ from: _from, until: _until, ...others }: ListFilter): boolean =>
  Object.values(others).every((range) => range === undefined);

const findWithoutText = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  { sort, order }: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> =>
  sort === 'amount'
    ? findByAmount(database, range, filter, { order, limit })
    : findInTime(database, range, filter, { order, limit });

const findRows = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  sorting: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> => {
  if (isPosted(filter)) return findPosted(database, range, filter, sorting, limit);
  return range.wordKeys === undefined
    ? findWithoutText(database, range, filter, sorting, limit)
    : findText(database, range, filter, range.wordKeys, sorting, limit);
};

/** The ordinals that match a filter, in order, up to a limit. */
export const findFilteredOrdinals = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  sorting: Sorting,
  limit: number,
): Promise<readonly number[]> => {
  if (range.low > range.high) return [];
  if (sorting.sort === 'createdAt' && isPeriodAlone(filter)) {
    return ordinalRange(range, sorting.order, { offset: 0, limit });
  }
  return (await findRows(database, range, filter, sorting, limit)).map(({ ordinal }) => ordinal);
};

export type FilteredPage = Omit<CountedPage<never>, 'page'> & {
  readonly rows: readonly ResponseRow[];
  readonly currency: string;
};

const pageOf = async (
  database: Database,
  range: FilteredRange,
  filter: ListFilter,
  sorting: Sorting,
  bounds: PageBounds,
): Promise<CountedPage<number>> => {
  if (sorting.sort === 'createdAt' && isPeriodAlone(filter)) {
    return {
      page: ordinalRange(range, sorting.order, bounds),
      totalCount: Math.max(0, range.high - range.low + 1),
    };
  }
  return countedPage(await findFilteredOrdinals(database, range, filter, sorting, mostFound), bounds);
};

/** One page of a filtered list, or of a list in another order. A period's rows are counted to the last. */
export const filteredPage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
  sorting: Sorting,
  bounds: PageBounds,
): Promise<FilteredPage> => {
  const range = await listRange(database, accountId, list, filter);
  const { page, ...totals } = await pageOf(database, range, filter, sorting, bounds);
  return { rows: await rowsAt(database, range, page), currency: range.currency, ...totals };
};

/** So many rows are added up, as many as a filter is counted to. */
const mostAddedUp = mostFound - 1;

/** What all rows that a filter finds come to; undefined of more than are counted. */
export const filteredSum = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
): Promise<TransactionSum | undefined> => {
  const range = await listRange(database, accountId, list, filter);
  const newestFirst = { sort: 'createdAt', order: 'desc' } as const;
  const ordinals = await findFilteredOrdinals(database, range, filter, newestFirst, mostFound);
  return ordinals.length > mostAddedUp ? undefined : sumRows(database, range, ordinals);
};

/** How many rows a filter finds, and what they come to: of at most as many as are added up. */
export const filteredAmount = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
): Promise<ListSum> => {
  const range = await listRange(database, accountId, list, filter);
  if (isPeriodAlone(filter)) {
    const totalCount = Math.max(0, range.high - range.low + 1);
    if (totalCount > mostSummedRows) return { totalCount };
    return { totalCount, amount: await amountOfRange(database, range) };
  }
  const newestFirst = { sort: 'createdAt', order: 'desc' } as const;
  const found = await findFilteredOrdinals(database, range, filter, newestFirst, mostSummedRows + 1);
  if (found.length > mostSummedRows) return { totalCount: mostSummedRows, totalCountCapped: true };
  return { totalCount: found.length, amount: await amountOfRows(database, range, found) };
};

/** How many rows of a list match a filter now, counted as its pages are. */
export const filteredTotals = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
): Promise<Omit<CountedPage<never>, 'page'>> => {
  const range = await listRange(database, accountId, list, filter);
  const newestFirst = { sort: 'createdAt', order: 'desc' } as const;
  const { page: _page, ...totals } = await pageOf(database, range, filter, newestFirst, {
    offset: 0,
    limit: 0,
  });
  return totals;
};
