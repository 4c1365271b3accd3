import type { ExportFilter, listPaymentInstruments, QueryOf } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { countedPage } from '../../db/counted-page.ts';
import { equalTo, inPeriod, textIn } from '../../db/list-scan/predicates.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import type { Parameters } from '../../db/list-scan/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { findInstrumentsAt } from './store.ts';

type Filter = Pick<ExportFilter, 'type' | 'purpose' | 'lastFour' | 'text' | 'from' | 'until'>;

export const instrumentScan = (filter: Filter) => ({
  table: 'payment_instruments',
  ordinal: 't.ordinal',
  conditions: (parameters: Parameters) => [
    ...equalTo({ type: filter.type, purpose: filter.purpose, last_four: filter.lastFour }, parameters),
    ...inPeriod('created_at', filter, parameters),
    ...textIn(['owner_name', 'description'], filter.text, parameters),
  ],
});

/** Finds a page of the instruments that match a filter, or of the list in reverse order. */
export const filterInstruments = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: QueryOf<typeof listPaymentInstruments>,
) => {
  const found = await findOrdinals(database, accountId, {
    ...instrumentScan(query),
    order: query.sortOrder ?? 'desc',
  });
  const { page, ...totals } = countedPage(found, query);
  return { rows: await findInstrumentsAt(database, accountId, page), ...totals };
};
