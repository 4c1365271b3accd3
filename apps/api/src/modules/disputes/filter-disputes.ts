import type { ExportFilter, listDisputes, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, amountWithin } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import type { Parameters } from '../../db/list-scan/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findDisputesAt, type DisputePage } from './store.ts';

type Query = QueryOf<typeof listDisputes> & { readonly limit: number };

type Filter = Pick<ExportFilter, 'status' | 'from' | 'until' | 'amountMin' | 'amountMax'>;

export const disputeScan = (filter: Filter) => ({
  table: 'disputes',
  ordinal: 't.ordinal',
  conditions: (parameters: Parameters) => [
    ...equalTo({ status: filter.status }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...amountWithin('amount_cents', filter, parameters),
  ],
});

/** Finds a page of the disputes that match a filter, or of the list in another order. */
export const filterDisputes = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<DisputePage> => {
  const found = await findOrdinals(database, accountId, {
    ...disputeScan(query),
    sortedBy: query.sort === 'amount' ? 't.amount_cents' : undefined,
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findDisputesAt(database, accountId, page), ...totals };
};
