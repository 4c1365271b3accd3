import type { Transaction } from '@tillbook/contract';
import { FailureBanner } from './failure-banner.tsx';
import { RefundNote } from './refund-note.tsx';
import { isRefundable } from './refundable.ts';

export type TransactionNotesProps = { readonly accountId: string; readonly transaction: Transaction };

/** What stands below a transaction's title where it has failed or cannot be refunded. */
export function TransactionNotes({ accountId, transaction }: TransactionNotesProps) {
  return (
    <>
      {transaction.status === 'failed' && transaction.failureMessage && (
        <FailureBanner transaction={transaction} />
      )}
      {!isRefundable(transaction) && <RefundNote accountId={accountId} payment={transaction} />}
    </>
  );
}
