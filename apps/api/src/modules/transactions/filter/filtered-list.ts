import { ordinalRange } from '../../../db/list-scan/ordinal-range.ts';
import { countedPage, mostFound, type CountedPage } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';
import type { AuthorizedAccountId } from '../../../authorized-account.ts';
import type { PageBounds } from '../list-store.ts';
import type { ResponseRow } from '../transaction-response.ts';
import { findByAmount } from './find-by-amount.ts';
import { findInTime } from './find-in-time.ts';
import { findText } from './find-text.ts';
import type { FoundRow, Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import { partOfList, type FoundPart, type ListName } from './part-of-list.ts';
import { rowsAt } from './rows-at.ts';

const isPeriodAlone = ({ from: _from, until: _until, ...others }: ListFilter): boolean =>
  Object.values(others).every((part) => part === undefined);

const findWithoutText = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  { sort, order }: Sorting,
  limit: number,
): Promise<readonly FoundRow[]> =>
  sort === 'amount'
    ? findByAmount(database, part, filter, { order, limit })
    : findInTime(database, part, filter, { order, limit });

/** The ordinals that a filter finds, in order, at most so many. */
export const findFilteredOrdinals = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  sorting: Sorting,
  limit: number,
): Promise<readonly number[]> => {
  if (part.low > part.high) return [];
  if (sorting.sort === 'createdAt' && isPeriodAlone(filter)) {
    return ordinalRange(part, sorting.order, { offset: 0, limit });
  }
  const found =
    part.wordKeys === undefined
      ? await findWithoutText(database, part, filter, sorting, limit)
      : await findText(database, part, filter, part.wordKeys, sorting, limit);
  return found.map(({ ordinal }) => ordinal);
};

export type FilteredPage = Omit<CountedPage<never>, 'page'> & {
  readonly rows: readonly ResponseRow[];
  readonly currency: string;
};

const pageOf = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  sorting: Sorting,
  bounds: PageBounds,
): Promise<CountedPage<number>> => {
  if (sorting.sort === 'createdAt' && isPeriodAlone(filter)) {
    return {
      page: ordinalRange(part, sorting.order, bounds),
      totalCount: Math.max(0, part.high - part.low + 1),
    };
  }
  return countedPage(await findFilteredOrdinals(database, part, filter, sorting, mostFound), bounds);
};

/** One page of what a filter finds in a list, or of a list in another order. A period's rows are counted to the last. */
export const filteredPage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
  sorting: Sorting,
  bounds: PageBounds,
): Promise<FilteredPage> => {
  const part = await partOfList(database, accountId, list, filter);
  const { page, ...totals } = await pageOf(database, part, filter, sorting, bounds);
  return { rows: await rowsAt(database, part, page), currency: part.currency, ...totals };
};

/** How many rows of a list a filter finds now, counted as its pages are. */
export const filteredTotals = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  filter: ListFilter,
): Promise<Omit<CountedPage<never>, 'page'>> => {
  const part = await partOfList(database, accountId, list, filter);
  const newestFirst = { sort: 'createdAt', order: 'desc' } as const;
  const { page: _page, ...totals } = await pageOf(database, part, filter, newestFirst, {
    offset: 0,
    limit: 0,
  });
  return totals;
};
