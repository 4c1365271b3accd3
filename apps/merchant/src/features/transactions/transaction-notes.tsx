import type { Transaction } from '@tillbook/contract';
import { lazyComponent } from '@tillbook/web-shell';
import { isRefundable } from './refundable.ts';

// Few transactions have failed, or have nothing left to refund.
const Notes = lazyComponent(async () => (await import('./transaction-notes.lazy.tsx')).TransactionNotes);

export type TransactionNotesProps = { readonly accountId: string; readonly transaction: Transaction };

/** Why a transaction failed, and why something cannot be done with it. */
export function TransactionNotes(props: TransactionNotesProps) {
  const { transaction } = props;
  return transaction.status === 'failed' || !isRefundable(transaction) ? <Notes {...props} /> : null;
}
