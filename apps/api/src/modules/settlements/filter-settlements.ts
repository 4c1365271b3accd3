import type { ExportFilter, listSettlements, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, amountWithin } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import type { Parameters } from '../../db/list-scan/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findSettlementsAt } from './store.ts';

type Filter = Pick<ExportFilter, 'status' | 'from' | 'until' | 'amountMin' | 'amountMax'>;

export const settlementScan = (filter: Filter) => ({
  table: 'settlements',
  ordinal: 't.ordinal',
  conditions: (parameters: Parameters) => [
    ...equalTo({ status: filter.status }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...amountWithin('net_amount_cents', filter, parameters),
  ],
});

/** Finds a page of the settlements that match a filter, or of the list in another order. */
export const filterSettlements = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listSettlements>,
) => {
  const found = await findOrdinals(database, accountId, {
    ...settlementScan(query),
    sortedBy: query.sort === 'amount' ? 't.net_amount_cents' : undefined,
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findSettlementsAt(database, accountId, page), ...totals };
};
