import type { Transaction } from '@tillbook/contract';
import { isReadable } from '@tillbook/web-shell';

type Payment = Pick<Transaction, 'status' | 'amount' | 'refundableAmount'>;

/** A payment as `getTransaction` returns it: rows of lists have no refundable amount. */
export type RefundablePayment = Transaction & { readonly refundableAmount: number };

/** False until the server has returned what can be refunded: the web computes no such amount. */
export const hasRefundableAmount = (payment: Transaction): payment is RefundablePayment =>
  payment.refundableAmount !== undefined && isReadable(payment.refundableAmount);

/** False if a payment's amount, or what is left of it, is malformed: such an amount must not be refunded. */
export const isRefundReadable = ({
  amount,
  refundableAmount = amount,
}: Pick<Payment, 'amount' | 'refundableAmount'>): boolean => isReadable(amount, refundableAmount);

/** False if nothing of a payment can be refunded, as far as is known. */
export const isRefundable = (payment: Payment): boolean =>
  payment.status === 'succeeded' && payment.refundableAmount !== 0 && isRefundReadable(payment);
