import type { Transaction } from '@tillbook/contract';
import { Stack } from '@tillbook/ui';
import { ReconciliationCard } from '../../../features/reconciliations/reconciliation-card.lazy.tsx';
import { DisputesCard } from '../../../features/transactions/disputes-card.tsx';
import { FeesCard } from '../../../features/transactions/fees-card.tsx';
import { RefundsCard } from '../../../features/transactions/refunds-card.tsx';
import { TimelineCard } from '../../../features/transactions/timeline-card.tsx';

export type TransactionMoreProps = { readonly accountId: string; readonly transaction: Transaction };

/** What a transaction cost, what followed from it and what happened to it. It comes after what the page is about. */
export function TransactionMore({ accountId, transaction }: TransactionMoreProps) {
  const { id, type, subtype } = transaction;
  return (
    <Stack space={24}>
      {type === 'push' && subtype === undefined && (
        <ReconciliationCard accountId={accountId} reconciled="payout" id={id} />
      )}
      {type === 'pull' && (
        <>
          <RefundsCard accountId={accountId} payment={transaction} />
          <DisputesCard accountId={accountId} transactionId={id} />
          <FeesCard accountId={accountId} transactionId={id} />
        </>
      )}
      <TimelineCard accountId={accountId} transaction={transaction} />
    </Stack>
  );
}
