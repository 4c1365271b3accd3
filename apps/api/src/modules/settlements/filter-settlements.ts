import type { ExportFilter, listSettlements, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { equalTo, inPeriod, amountWithin, filteredList, findOrdinals } from '../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findSettlementsAt } from './store.ts';

type Filter = Pick<ExportFilter, 'status' | 'from' | 'until' | 'amountMin' | 'amountMax'>;

export const settlementList = filteredList<Filter>({
  table: 'settlements',
  ordinal: 't.ordinal',
  amount: 't.net_amount_cents',
  conditions: (filter, parameters) => [
    ...equalTo({ status: filter.status }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...amountWithin('net_amount_cents', filter, parameters),
  ],
});

export const filterSettlements = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listSettlements>,
) => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list: settlementList,
    filter: query,
    sort: query,
    page: query,
  });
  return { rows: await findSettlementsAt(database, accountId, page), ...totals };
};
