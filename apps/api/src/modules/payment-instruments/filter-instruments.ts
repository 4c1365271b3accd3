import type { listPaymentInstruments, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, textIn } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import { findInstrumentsAt } from './store.ts';

/** One page of the instruments that match a call's filter, or of the list the other way round. */
export const filterInstruments = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listPaymentInstruments>,
) => {
  const { type, purpose, lastFour, text } = query;
  const found = await findOrdinals(database, accountId, {
    table: 'payment_instruments',
    ordinal: 't.ordinal',
    conditions: (parameters) => [
      ...equalTo({ type, purpose, last_four: lastFour }, parameters),
      ...inPeriod('created_at', query, parameters),
      ...textIn(['owner_name', 'description'], text, parameters),
    ],
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findInstrumentsAt(database, accountId, page), ...totals };
};
