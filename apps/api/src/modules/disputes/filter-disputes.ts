import type { listDisputes, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, amountWithin } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findDisputesAt, type DisputePage } from './store.ts';

type Query = QueryOf<typeof listDisputes> & { readonly limit: number };

/** One page of the disputes that match a call's filter, or of the list in another order. */
export const filterDisputes = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: Query,
): Promise<DisputePage> => {
  const found = await findOrdinals(database, accountId, {
    table: 'disputes',
    ordinal: 't.ordinal',
    conditions: (parameters) => [
      ...equalTo({ status: query.status }, parameters),
      ...inPeriod('created_at', query, parameters),
      ...amountWithin('amount_cents', query, parameters),
    ],
    sortedBy: query.sort === 'amount' ? 't.amount_cents' : undefined,
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findDisputesAt(database, accountId, page), ...totals };
};
