import type { Transaction } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

/** The ID of the note that explains why a payment cannot be refunded. */
export const refundNoteId = 'refund-note';

type Payment = Pick<Transaction, 'status' | 'amount' | 'refundableAmount'>;

/** Returns false if the amount or the refundable amount is malformed: the payment must not be refunded. */
export const isRefundReadable = ({
  amount,
  refundableAmount = amount,
}: Pick<Payment, 'amount' | 'refundableAmount'>): boolean => isReadable(amount, refundableAmount);

/** Returns true for a successful payment while its refundable amount is unknown or not zero. */
export const isRefundable = (payment: Payment): boolean =>
  payment.status === 'succeeded' && payment.refundableAmount !== 0 && isRefundReadable(payment);
