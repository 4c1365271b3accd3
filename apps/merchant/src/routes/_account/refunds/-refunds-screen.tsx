import { ReturnIcon } from '@tillbook/ui';
import { payoutColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionsScreen, type ListScreenProps } from '../-transactions-screen.tsx';

/** What went back to customers. */
export function RefundsScreen(props: ListScreenProps) {
  return (
    <TransactionsScreen
      {...props}
      kind="refunds"
      label="Refunds"
      columns={payoutColumns}
      emptyTitle="No refunds yet"
      emptyText="Refund a payment from its own page, and it stands here."
      emptyIcon={<ReturnIcon size="large" />}
    />
  );
}
