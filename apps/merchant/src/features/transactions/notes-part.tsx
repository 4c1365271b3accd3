import { FailureBanner } from './failure-banner.tsx';
import { RefundNote } from './refund-note.tsx';
import type { TransactionNotesProps } from './transaction-notes.tsx';

/** What stands below a transaction's title where it has failed or cannot be refunded. */
export function NotesPart({ accountId, transaction }: TransactionNotesProps) {
  return (
    <>
      {transaction.status === 'failed' && transaction.failureMessage && (
        <FailureBanner transaction={transaction} />
      )}
      {transaction.refundableAmount === 0 && <RefundNote accountId={accountId} payment={transaction} />}
    </>
  );
}
