import type { listSettlements, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, amountWithin } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findSettlementsAt } from './store.ts';

/** One page of the settlements that match a call's filter, or of the list in another order. */
export const filterSettlements = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listSettlements>,
) => {
  const found = await findOrdinals(database, accountId, {
    table: 'settlements',
    ordinal: 't.ordinal',
    conditions: (parameters) => [
      ...equalTo({ status: query.status }, parameters),
      ...inPeriod('created_at', query, parameters),
      ...amountWithin('net_amount_cents', query, parameters),
    ],
    sortedBy: query.sort === 'amount' ? 't.net_amount_cents' : undefined,
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findSettlementsAt(database, accountId, page), ...totals };
};
