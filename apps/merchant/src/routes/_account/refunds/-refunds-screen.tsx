import { PageHeader, ReturnIcon, Stack } from '@tillbook/ui';
import { usePageTitle, type Paging } from '@tillbook/web-shell';
import { ExportControl } from '../../../features/exports/export-control.tsx';
import { payoutColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionList } from '../../../features/transactions/transaction-list.tsx';

export type RefundsScreenProps = Paging & { readonly accountId: string };

/** What went back to customers. */
export function RefundsScreen(props: RefundsScreenProps) {
  usePageTitle('Refunds');
  return (
    <Stack space={16}>
      <PageHeader title="Refunds" actions={<ExportControl accountId={props.accountId} list="refunds" />} />
      <TransactionList
        {...props}
        kind="refunds"
        label="Refunds"
        columns={payoutColumns}
        emptyTitle="No refunds yet"
        emptyText="Refund a payment from its own page, and it stands here."
        emptyIcon={<ReturnIcon size="large" />}
      />
    </Stack>
  );
}
