import type { ExportFilter, listPaymentInstruments, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { equalTo, inPeriod, textIn, filteredList, findOrdinals } from '../../db/list-scan/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findInstrumentsAt } from './store.ts';

type Filter = Pick<ExportFilter, 'type' | 'purpose' | 'lastFour' | 'text' | 'from' | 'until'>;

export const instrumentList = filteredList<Filter>({
  table: 'payment_instruments',
  ordinal: 't.ordinal',
  conditions: (filter, parameters) => [
    ...equalTo({ type: filter.type, purpose: filter.purpose, last_four: filter.lastFour }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...textIn(['owner_name', 'description'], filter.text, parameters),
  ],
});

export const filterInstruments = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listPaymentInstruments>,
) => {
  const { page, ...totals } = await findOrdinals(database, accountId, {
    list: instrumentList,
    filter: query,
    sort: query,
    page: query,
  });
  return { rows: await findInstrumentsAt(database, accountId, page), ...totals };
};
