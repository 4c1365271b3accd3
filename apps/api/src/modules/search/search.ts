import { search } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { findOrdinals, transactionList } from '../../db/list-scan/index.ts';
import { defineHandler } from '../../http/call.ts';
import { toInstrument, findInstrument, findInstrumentsByLastFour } from '../payment-instruments/index.ts';
import { toSettlement, findSettlement } from '../settlements/index.ts';
import { findCurrency, toDetailedTransactions, type ResponseRow } from '../transactions/index.ts';
import { findPayments } from './found-payments.ts';
import { searchTermsIn, type SearchTerms } from './search-terms.ts';
import { findTransactions, mostOfEach } from './store.ts';

const present = <Row>(row: Row | undefined): readonly Row[] => (row === undefined ? [] : [row]);

const newest = (rows: readonly ResponseRow[]): readonly ResponseRow[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()]
    .toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
    )
    .slice(0, mostOfEach);

const countOfAmount = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { amountCents: amount }: SearchTerms,
) => {
  if (amount === 0) return undefined;
  const { page: _page, ...totals } = await findOrdinals(database, accountId, {
    list: transactionList('payments'),
    filter: { amountMin: amount, amountMax: amount },
    page: { offset: 0, limit: 0 },
  });
  return totals.totalCount === 0 ? undefined : { amount, ...totals };
};

export const searchHandler = defineHandler(search, async ({ platform: { database }, accountId, query }) => {
  const terms = searchTermsIn(query.text);
  const currency = await findCurrency(database, accountId);
  const transactions = newest([
    ...(await findTransactions(database, accountId, terms)),
    ...(await findPayments(database, accountId, terms)),
  ]);
  const instruments = [
    ...present(await findInstrument(database, accountId, terms.text)),
    ...(await findInstrumentsByLastFour(database, accountId, terms.lastFour, mostOfEach)),
  ];
  const settlements = present(await findSettlement(database, accountId, terms.text));
  return {
    transactions: await toDetailedTransactions(database, accountId, transactions, currency),
    paymentInstruments: instruments.map(toInstrument),
    settlements: settlements.map(toSettlement),
    paymentsOfAmount: await countOfAmount(database, accountId, terms),
  };
});
