import { listTransactions, type QueryOf } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { isPosted } from '../../db/list-scan/index.ts';
import { defineHandler } from '../../http/call.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { filteredPage, filteredSum } from './filter/filtered-list.ts';
import { instrumentPage } from './filter/instrument-page.ts';
import { listFilterIn } from './filter/list-filter.ts';
import type { Platform } from '../../platform.ts';
import { listPage } from './list-store.ts';
import { searchTransactions } from './search-transactions.ts';
import { toDetailedTransactions } from './transaction-details.ts';
import { findCurrency } from './store.ts';

type Query = QueryOf<typeof listTransactions>;

const mixedPage = async ({ database }: Platform, accountId: AuthorizedAccountId, query: Query) => {
  const [currency, found] = await Promise.all([
    findCurrency(database, accountId),
    searchTransactions(database, accountId, query, query),
  ]);
  return { currency, ...found };
};

/** Returns the list that the filter selects completely, if any. */
const listMeant = ({
  type,
  subtype,
  subtypeNot,
  parentTransactionId,
}: Partial<Query>): TransactionRow['list'] | undefined => {
  if (parentTransactionId !== undefined) return undefined;
  if (type === 'pull') return subtype === undefined ? 'payments' : undefined;
  if (subtype === 'refund' && subtypeNot === undefined) return 'refunds';
  if (type === 'push' && subtype === undefined && subtypeNot === 'refund') return 'payouts';
  return undefined;
};

const isNewestFirst = ({ sort = 'createdAt', sortOrder = 'desc' }: Query): boolean =>
  sort === 'createdAt' && sortOrder === 'desc';

const refuseMixed = (): never => {
  throw new AppError('invalid_input', {
    fields: {
      type: 'Only payments (type=pull), payouts (type=push&subtypeNot=refund) and refunds (type=push&subtype=refund) can be filtered or sorted.',
    },
  });
};

const refuseText = (): never => {
  throw new AppError('invalid_input', {
    fields: { text: 'Text search can’t be combined with paymentInstrumentId. Leave one of them out.' },
  });
};

const refusePosted = (): never => {
  throw new AppError('invalid_input', {
    fields: {
      postedFrom: 'A period of posting can’t be combined with paymentInstrumentId. Leave one of them out.',
    },
  });
};

const pageMeant = (platform: Platform, accountId: AuthorizedAccountId, query: Query) => {
  const list = listMeant(query);
  const filter = listFilterIn(query);
  const { paymentInstrumentId } = query;
  const isPlain = filter === undefined && isNewestFirst(query) && paymentInstrumentId === undefined;
  if (list === undefined) return isPlain ? mixedPage(platform, accountId, query) : refuseMixed();
  if (isPlain) return listPage(platform.database, accountId, list, query);
  if (paymentInstrumentId !== undefined) {
    if (filter?.text !== undefined) return refuseText();
    if (filter !== undefined && isPosted(filter)) return refusePosted();
    const { database } = platform;
    return instrumentPage(database, accountId, list, paymentInstrumentId, filter ?? {}, query);
  }
  return filteredPage(platform.database, accountId, list, filter ?? {}, query);
};

/** Sums one of the three lists; a filter by payment instrument has no sum. */
const sumMeant = async ({ database }: Platform, accountId: AuthorizedAccountId, query: Query) => {
  const list = listMeant(query);
  if (query.include !== 'sum' || list === undefined || query.paymentInstrumentId !== undefined)
    return undefined;
  return filteredSum(database, accountId, list, listFilterIn(query) ?? {});
};

export const listTransactionsHandler = defineHandler(
  listTransactions,
  async ({ platform, accountId, query }) => {
    const { rows, currency, ...totals } = await pageMeant(platform, accountId, query);
    const transactions = await toDetailedTransactions(platform.database, accountId, rows, currency);
    return { transactions, ...totals, sum: await sumMeant(platform, accountId, query) };
  },
);
