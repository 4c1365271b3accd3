import { getTransaction } from '@tillbook/contract';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { shownTransaction } from './shown-transaction.ts';
import { findCurrency, findRefundableCents, findTransaction } from './store.ts';

export const getTransactionHandler = defineHandler(getTransaction, async ({ platform, accountId, path }) => {
  const row = await findTransaction(platform.database, accountId, path.id);
  if (row === undefined) throw new AppError('not_found');
  const shown = shownTransaction(row, await findCurrency(platform.database, accountId));
  if (row.type !== 'pull') return shown;
  return { ...shown, refundableAmount: await findRefundableCents(platform.database, row.id) };
});
