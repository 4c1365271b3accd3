import { lazyComponent } from '@tillbook/web-shell';
import { isRefundable } from './refundable.ts';
import type { TransactionNotesProps } from './transaction-notes.lazy.tsx';

// Few transactions have failed, or have nothing left to refund.
const Notes = lazyComponent(async () => (await import('./transaction-notes.lazy.tsx')).TransactionNotes);

/** Why a transaction failed, and why something cannot be done with it. */
export function TransactionNotes(props: TransactionNotesProps) {
  const { transaction } = props;
  return transaction.status === 'failed' || !isRefundable(transaction) ? <Notes {...props} /> : null;
}
