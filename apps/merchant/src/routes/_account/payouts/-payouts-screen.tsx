import { PageHeader, Stack, TrayOutIcon } from '@tillbook/ui';
import { usePageTitle, type Paging } from '@tillbook/web-shell';
import { ExportControl } from '../../../features/exports/export-control.tsx';
import { payoutColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionList } from '../../../features/transactions/transaction-list.tsx';

export type PayoutsScreenProps = Paging & { readonly accountId: string };

/** What went out to the merchant's bank. */
export function PayoutsScreen(props: PayoutsScreenProps) {
  usePageTitle('Payouts');
  return (
    <Stack space={16}>
      <PageHeader title="Payouts" actions={<ExportControl accountId={props.accountId} list="payouts" />} />
      <TransactionList
        {...props}
        kind="payouts"
        label="Payouts"
        columns={payoutColumns}
        emptyTitle="No payouts yet"
        emptyText="Money you withdraw to your bank stands here."
        emptyIcon={<TrayOutIcon size="large" />}
      />
    </Stack>
  );
}
