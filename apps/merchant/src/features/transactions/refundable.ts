import type { Transaction } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

type Payment = Pick<Transaction, 'amount' | 'refundableAmount'>;

/** False where what a payment came to, or what is left of it, is not as agreed: nothing is given back by such a figure. */
export const isRefundReadable = ({ amount, refundableAmount = amount }: Payment): boolean =>
  isReadable(amount, refundableAmount);

/** False where nothing of a payment can be refunded, for either reason. */
export const isRefundable = (payment: Payment): boolean =>
  payment.refundableAmount !== 0 && isRefundReadable(payment);
