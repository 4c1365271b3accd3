import type { Transaction } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

/** The ID of the element that explains why a payment cannot be refunded. */
export const refundNoteId = 'refund-note';

type Payment = Pick<Transaction, 'amount' | 'refundableAmount'>;

/** False if a payment's amount, or what is left of it, is malformed: such an amount must not be refunded. */
export const isRefundReadable = ({ amount, refundableAmount = amount }: Payment): boolean =>
  isReadable(amount, refundableAmount);

/** False if nothing of a payment can be refunded, for either reason. */
export const isRefundable = (payment: Payment): boolean =>
  payment.refundableAmount !== 0 && isRefundReadable(payment);
