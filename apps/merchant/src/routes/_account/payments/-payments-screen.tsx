import { LinkButton, TrayInIcon } from '@tillbook/ui';
import { paymentColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionsScreen, type ListScreenProps } from '../-transactions-screen.tsx';

/** What customers have paid. */
export function PaymentsScreen(props: ListScreenProps) {
  return (
    <TransactionsScreen
      {...props}
      kind="payments"
      label="Payments"
      columns={paymentColumns}
      emptyTitle="No payments yet"
      emptyText="Charge a card or a bank account, and the payment stands here."
      emptyIcon={<TrayInIcon size="large" />}
      emptyAction={<LinkButton href="/payment-instruments">Payment Instruments</LinkButton>}
    />
  );
}
