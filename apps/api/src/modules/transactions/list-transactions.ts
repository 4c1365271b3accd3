import { listTransactions, type QueryOf } from '@tillbook/contract';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { filteredPage } from './filter/filtered-list.ts';
import { listFilterIn } from './filter/list-filter.ts';
import type { Platform } from '../../platform.ts';
import { listPage } from './list-store.ts';
import { searchTransactions } from './search-transactions.ts';
import { toTransaction } from './transaction-response.ts';
import { findCurrency } from './store.ts';

type Query = QueryOf<typeof listTransactions>;

const mixedPage = async ({ database }: Platform, accountId: AuthorizedAccountId, query: Query) => {
  const [currency, found] = await Promise.all([
    findCurrency(database, accountId),
    searchTransactions(database, accountId, query, query),
  ]);
  return { currency, ...found };
};

/** The list that a filter means exactly, if it is one of the three. */
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
      type: 'Narrow or sort payments (type=pull), payouts (type=push&subtypeNot=refund) or refunds (type=push&subtype=refund).',
    },
  });
};

const pageMeant = (platform: Platform, accountId: AuthorizedAccountId, query: Query) => {
  const list = listMeant(query);
  const filter = listFilterIn(query);
  const isPlain = filter === undefined && isNewestFirst(query);
  if (list === undefined) return isPlain ? mixedPage(platform, accountId, query) : refuseMixed();
  if (isPlain) return listPage(platform.database, accountId, list, query);
  const { sort = 'createdAt', sortOrder: order = 'desc' } = query;
  return filteredPage(platform.database, accountId, list, filter ?? {}, { sort, order }, query);
};

export const listTransactionsHandler = defineHandler(
  listTransactions,
  async ({ platform, accountId, query }) => {
    const { rows, currency, ...totals } = await pageMeant(platform, accountId, query);
    return { transactions: rows.map((row) => toTransaction(row, currency)), ...totals };
  },
);
