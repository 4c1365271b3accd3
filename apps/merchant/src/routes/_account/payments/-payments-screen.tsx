import { LinkButton, PageHeader, Stack, TrayInIcon } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { paymentColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionList } from '../../../features/transactions/transaction-list.tsx';

export type PaymentsScreenProps = {
  readonly accountId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** What customers have paid. */
export function PaymentsScreen({ accountId, page, onPageChange }: PaymentsScreenProps) {
  usePageTitle('Payments');
  return (
    <Stack space={16}>
      <PageHeader title="Payments" />
      <TransactionList
        accountId={accountId}
        kind="payments"
        label="Payments"
        columns={paymentColumns}
        page={page}
        onPageChange={onPageChange}
        emptyTitle="No payments yet"
        emptyText="Charge a card or a bank account, and the payment stands here."
        emptyIcon={<TrayInIcon size="large" />}
        emptyAction={<LinkButton href="/payment-instruments">Payment Instruments</LinkButton>}
      />
    </Stack>
  );
}
