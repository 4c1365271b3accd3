import type { Transaction } from '@tillbook/contract';
import { transactionStatusTone } from '@tillbook/domain';
import { failureMessage } from '@tillbook/web-shell';

/** Returns true if a charge succeeded. A pending bank payment counts, because a bank takes days to respond. */
export const isPaid = ({ status, method }: Pick<Transaction, 'status' | 'method'>): boolean =>
  transactionStatusTone(status) === 'positive' || (status === 'pending' && method === 'ach');

/** Returns the reason for a failed payment, or an empty text if the reason is unknown. */
export const failureReason = (
  response: Pick<Transaction, 'failureMessage'> | undefined,
  error: Error | null,
): string => (error ? failureMessage(error, '') : (response?.failureMessage ?? ''));
