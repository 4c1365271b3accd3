import type { Transaction } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

/** The ID of the element that explains why a payment cannot be refunded. */
export const refundNoteId = 'refund-note';

type Payment = Pick<Transaction, 'status' | 'amount' | 'refundableAmount'>;

/** False if a payment's amount, or what is left of it, is malformed: such an amount must not be refunded. */
export const isRefundReadable = ({
  amount,
  refundableAmount = amount,
}: Pick<Payment, 'amount' | 'refundableAmount'>): boolean => isReadable(amount, refundableAmount);

/** False if nothing of a payment can be refunded, as far as is known. */
export const isRefundable = (payment: Payment): boolean =>
  payment.status === 'succeeded' && payment.refundableAmount !== 0 && isRefundReadable(payment);
