import { LinkButton, PageHeader, Stack, TrayInIcon } from '@tillbook/ui';
import { usePageTitle, type Paging } from '@tillbook/web-shell';
import { ExportControl } from '../../../features/exports/export-control.tsx';
import { paymentColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionList } from '../../../features/transactions/transaction-list.tsx';

export type PaymentsScreenProps = Paging & { readonly accountId: string };

/** What customers have paid. */
export function PaymentsScreen(props: PaymentsScreenProps) {
  usePageTitle('Payments');
  return (
    <Stack space={16}>
      <PageHeader title="Payments" actions={<ExportControl accountId={props.accountId} list="payments" />} />
      <TransactionList
        {...props}
        kind="payments"
        label="Payments"
        columns={paymentColumns}
        emptyTitle="No payments yet"
        emptyText="Charge a card or a bank account, and the payment stands here."
        emptyIcon={<TrayInIcon size="large" />}
        emptyAction={<LinkButton href="/payment-instruments">Payment Instruments</LinkButton>}
      />
    </Stack>
  );
}
