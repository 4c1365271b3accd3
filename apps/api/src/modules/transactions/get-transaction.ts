import { getTransaction } from '@tillbook/contract';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { toTransaction } from './transaction-response.ts';
import { findCurrency, findRefundableCents, findTransaction } from './store.ts';

export const getTransactionHandler = defineHandler(getTransaction, async ({ platform, accountId, path }) => {
  const row = await findTransaction(platform.database, accountId, path.id);
  if (row === undefined) throw new AppError('not_found');
  const shown = toTransaction(row, await findCurrency(platform.database, accountId));
  if (row.type !== 'pull') return shown;
  return { ...shown, refundableAmount: await findRefundableCents(platform.database, row.id) };
});
