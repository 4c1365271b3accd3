import { countedPage } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import { findOrdinals } from '../../../db/list-scan/find-ordinals.ts';
import { inPeriod } from '../../../db/list-scan/predicates.ts';
import { findCurrency } from '../store.ts';
import type { PageBounds } from '../list-store.ts';
import { everyCondition, indexedOrdinal } from './conditions.ts';
import type { FilteredPage } from './filtered-list.ts';
import type { Sorting } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { ListName } from './list-range.ts';
import { rowsAt } from './rows-at.ts';

/**
 * One page of what went through one card or bank account, however often its number is stored. The index of last four digits leads
 * to it, and of one number there are few payments.
 */
export const instrumentPage = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: ListName,
  paymentInstrumentId: string,
  filter: ListFilter,
  { sort, order }: Sorting,
  bounds: PageBounds,
): Promise<FilteredPage> => {
  const found = await findOrdinals(database, accountId, {
    table: 'transactions',
    ordinal: indexedOrdinal,
    conditions: (parameters) => {
      const [account, instrument] = [parameters.add(accountId), parameters.add(paymentInstrumentId)];
      const lastFour = `(select i.last_four from payment_instruments i where i.id = ${instrument} and i.account_id = ${account})`;
      const own = `i.id = ${instrument} and i.account_id = ${account}`;
      return [
        `t.list = ${parameters.add(list)}`,
        `t.last_four = ${lastFour}`,
        `t.payment_instrument_id = any(array(
           select s.id from payment_instruments s
            where s.account_id = ${account} and s.last_four = ${lastFour}
              and s.number_fingerprint = (select i.number_fingerprint from payment_instruments i where ${own})))`,
        ...everyCondition(filter, parameters),
        ...inPeriod('created_at', filter, parameters),
      ];
    },
    sortedBy: sort === 'amount' ? 't.amount_cents' : undefined,
    order,
  });
  const { page, ...totals } = countedPage(found, bounds);
  const rows = await rowsAt(database, { accountId, list }, page);
  return { rows, currency: await findCurrency(database, accountId), ...totals };
};
