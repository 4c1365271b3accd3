import type { TransactionSum } from '@tillbook/contract';
import { mostCounted, type CountedPage } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';
import { findOrdinals, transactionList, type TransactionListName } from '../../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { PageBounds } from '../list-store.ts';
import type { ResponseRow } from '../transaction-response.ts';
import type { ListFilter } from './list-filter.ts';
import { rowsAt } from './rows-at.ts';
import { sumRows } from './sum-rows.ts';

export type SortQuery = {
  readonly sort?: 'createdAt' | 'amount' | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
};

export type FilteredPage = Omit<CountedPage<never>, 'page'> & {
  readonly rows: readonly ResponseRow[];
  readonly currency: string;
};

/** Finds one page of a filtered or reordered list. Only a period is counted beyond a thousand rows. */
export const filteredPage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  name: TransactionListName,
  filter: ListFilter,
  query: SortQuery & PageBounds,
): Promise<FilteredPage> => {
  const list = transactionList(name);
  const range = await list.findRange(database, accountId, filter);
  const request = { list, filter, range, sort: query, page: query };
  const { page, ...totals } = await findOrdinals(database, accountId, request);
  return { rows: await rowsAt(database, range, page), currency: range.currency, ...totals };
};

const allCounted = { offset: 0, limit: mostCounted } as const;

/** Sums the rows that a filter finds; returns `undefined` if there are more than a thousand. */
export const filteredSum = async (
  database: Database,
  accountId: AuthorizedAccountId,
  name: TransactionListName,
  filter: ListFilter,
): Promise<TransactionSum | undefined> => {
  const list = transactionList(name);
  const found = await findOrdinals(database, accountId, { list, filter, page: allCounted });
  if (found.totalCountCapped === true || found.totalCount > mostCounted) return undefined;
  return sumRows(database, { accountId, list: name }, found.page);
};
