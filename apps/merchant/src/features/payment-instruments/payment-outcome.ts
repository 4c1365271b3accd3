import { ApiError } from '@tillbook/api-client';
import type { Transaction } from '@tillbook/contract';
import { transactionStatusTone } from '@tillbook/domain';
import { failureMessage } from '@tillbook/web-shell';
import { outcomeUnknown } from './messages.ts';

/** How charging an instrument ended. A bank's answer takes days, so its payment counts as taken while it is pending. */
export const isPaid = ({ status, method }: Pick<Transaction, 'status' | 'method'>): boolean =>
  transactionStatusTone(status) === 'positive' || (status === 'pending' && method === 'ach');

/** Why a payment was not taken, where anybody has said so. */
export const failureReason = (
  answer: Pick<Transaction, 'failureMessage'> | undefined,
  error: Error | null,
): string => {
  if (error instanceof ApiError) return failureMessage(error, '');
  return error ? outcomeUnknown : (answer?.failureMessage ?? '');
};
