import { getTransaction } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { toDetailedTransactions } from './transaction-details.ts';
import { findCurrency, findRefundableCents, findTransaction } from './store.ts';

export const getTransactionHandler = defineHandler(getTransaction, async ({ platform, accountId, path }) => {
  const row = await findTransaction(platform.database, accountId, path.id);
  if (row === undefined) throw new AppError('not_found');
  const { database } = platform;
  const currency = await findCurrency(database, accountId);
  const [response] = await toDetailedTransactions(database, accountId, [row], currency);
  if (response === undefined) throw new AppError('not_found');
  if (row.type !== 'pull') return response;
  return { ...response, refundableAmount: await findRefundableCents(database, row) };
});
