import type { Database } from '../../../db/client.ts';
import {
  findOrdinals,
  instrumentTransactions,
  type TransactionListName,
} from '../../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import { findCurrency } from '../store.ts';
import type { PageBounds } from '../list-store.ts';
import type { FilteredPage, SortQuery } from './filtered-list.ts';
import type { ListFilter } from './list-filter.ts';
import { rowsAt } from './rows-at.ts';

/** Finds one page of the transactions of one card or bank account, however often it was stored. */
export const instrumentPage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: TransactionListName,
  paymentInstrumentId: string,
  filter: ListFilter,
  query: SortQuery & PageBounds,
): Promise<FilteredPage> => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list: instrumentTransactions(list, paymentInstrumentId),
    filter,
    sort: query,
    page: query,
  });
  const rows = await rowsAt(database, { accountId, list }, page);
  return { rows, currency: await findCurrency(database, accountId), ...totals };
};
