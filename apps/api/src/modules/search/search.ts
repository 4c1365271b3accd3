import { search } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toInstrument, findInstrument, findInstrumentsByLastFour } from '../payment-instruments/index.ts';
import { toSettlement, findSettlement } from '../settlements/index.ts';
import { toTransaction, findCurrency } from '../transactions/index.ts';
import { searchTermsIn } from './search-terms.ts';
import { findTransactions, mostOfEach } from './store.ts';

const present = <Row>(row: Row | undefined): readonly Row[] => (row === undefined ? [] : [row]);

export const searchHandler = defineHandler(search, async ({ platform: { database }, accountId, query }) => {
  const terms = searchTermsIn(query.text);
  const currency = await findCurrency(database, accountId);
  const transactions = await findTransactions(database, accountId, terms);
  const instruments = [
    ...present(await findInstrument(database, accountId, terms.text)),
    ...(await findInstrumentsByLastFour(database, accountId, terms.lastFour, mostOfEach)),
  ];
  const settlements = present(await findSettlement(database, accountId, terms.text));
  return {
    transactions: transactions.map((row) => toTransaction(row, currency)),
    paymentInstruments: instruments.map(toInstrument),
    settlements: settlements.map(toSettlement),
  };
});
