import { TrayOutIcon } from '@tillbook/ui';
import { payoutColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionsScreen, type ListScreenProps } from '../-transactions-screen.tsx';

/** What went out to the merchant's bank. */
export function PayoutsScreen(props: ListScreenProps) {
  return (
    <TransactionsScreen
      {...props}
      kind="payouts"
      label="Payouts"
      columns={payoutColumns}
      emptyTitle="No payouts yet"
      emptyText="Money you withdraw to your bank stands here."
      emptyIcon={<TrayOutIcon size="large" />}
    />
  );
}
