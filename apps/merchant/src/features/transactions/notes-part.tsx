import type { Transaction } from '@tillbook/contract';
import { FailureBanner } from './failure-banner.tsx';
import { RefundNote } from './refund-note.tsx';
import { isRefundable } from './refundable.ts';

export type NotesPartProps = { readonly accountId: string; readonly transaction: Transaction };

/** What stands below a transaction's title where it has failed or cannot be refunded. */
export function NotesPart({ accountId, transaction }: NotesPartProps) {
  return (
    <>
      {transaction.status === 'failed' && transaction.failureMessage && (
        <FailureBanner transaction={transaction} />
      )}
      {!isRefundable(transaction) && <RefundNote accountId={accountId} payment={transaction} />}
    </>
  );
}
