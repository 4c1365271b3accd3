import type { Transaction } from '@tillbook/contract';
import { FailureBanner } from './failure-banner.tsx';
import { RefundNote } from './refund-note.tsx';
import { isRefundable } from './refundable.ts';

export type TransactionNotesProps = { readonly accountId: string; readonly transaction: Transaction };

/** Explains why a transaction failed, or why a payment cannot be refunded. */
export function TransactionNotes({ accountId, transaction }: TransactionNotesProps) {
  if (transaction.status === 'failed') return <FailureBanner transaction={transaction} />;
  if (transaction.type !== 'pull' || isRefundable(transaction)) return null;
  return <RefundNote accountId={accountId} payment={transaction} />;
}
