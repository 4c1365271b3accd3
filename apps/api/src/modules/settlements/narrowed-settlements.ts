import type { listSettlements, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, ofAmounts } from '../../db/filters/conditions.ts';
import { foundPlaces } from '../../db/filters/found-places.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findSettlementsAt } from './store.ts';

/** One page of the settlements that a call narrows the list to, or of the list in another order. */
export const narrowedSettlements = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listSettlements>,
) => {
  const found = await foundPlaces(database, accountId, {
    table: 'settlements',
    place: 't.ordinal',
    conditions: (parameters) => [
      ...equalTo({ status: query.status }, parameters),
      ...inPeriod('created_at', query, parameters),
      ...ofAmounts('net_amount_cents', query, parameters),
    ],
    sortedBy: query.sort === 'amount' ? 't.net_amount_cents' : undefined,
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findSettlementsAt(database, accountId, page), ...totals };
};
