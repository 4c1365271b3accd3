import type { TransactionFilter } from '@tillbook/contract';
import { filteredList } from '../filtered-list.ts';
import type { List } from '../list.ts';
import { inPeriod } from '../predicates.ts';
import { everyCondition, indexedOrdinal } from './conditions.ts';
import type { TransactionListName } from './list-range.ts';

/**
 * Declares the transactions of one card or bank account, including those of other instruments with the same
 * number. The index on the last four digits leads to them and to few other transactions.
 */
export const instrumentTransactions = (
  list: TransactionListName,
  paymentInstrumentId: string,
): List<TransactionFilter> =>
  filteredList({
    table: 'transactions',
    ordinal: indexedOrdinal,
    amount: 't.amount_cents',
    conditions: (filter, parameters, accountId) => {
      const [account, instrument] = [parameters.add(accountId), parameters.add(paymentInstrumentId)];
      const own = `i.id = ${instrument} and i.account_id = ${account}`;
      const lastFour = `(select i.last_four from payment_instruments i where ${own})`;
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
  });
