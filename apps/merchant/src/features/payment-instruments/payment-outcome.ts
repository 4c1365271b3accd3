import type { Transaction } from '@tillbook/contract';
import { transactionStatusTone } from '@tillbook/domain';
import { failureMessage } from '@tillbook/web-shell';

/** How charging an instrument ended. A bank takes days to respond, so a pending bank payment counts as taken. */
export const isPaid = ({ status, method }: Pick<Transaction, 'status' | 'method'>): boolean =>
  transactionStatusTone(status) === 'positive' || (status === 'pending' && method === 'ach');

/** Why a payment was not taken, if a reason was given. */
export const failureReason = (
  response: Pick<Transaction, 'failureMessage'> | undefined,
  error: Error | null,
): string => (error ? failureMessage(error, '') : (response?.failureMessage ?? ''));
