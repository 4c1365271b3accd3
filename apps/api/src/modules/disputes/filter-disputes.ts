import type { ExportFilter, listDisputes, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { equalTo, inPeriod, amountWithin, filteredList, findOrdinals } from '../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findDisputesAt, type DisputePage } from './store.ts';

type Query = QueryOf<typeof listDisputes> & { readonly limit: number };

type Filter = Pick<ExportFilter, 'status' | 'from' | 'until' | 'amountMin' | 'amountMax'>;

export const disputeList = filteredList<Filter>({
  table: 'disputes',
  ordinal: 't.ordinal',
  amount: 't.amount_cents',
  conditions: (filter, parameters) => [
    ...equalTo({ status: filter.status }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

export const filterDisputes = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<DisputePage> => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list: disputeList,
    filter: query,
    sort: query,
    page: query,
  });
  return { rows: await findDisputesAt(database, accountId, page), ...totals };
};
