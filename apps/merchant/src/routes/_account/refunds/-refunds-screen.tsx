import { PageHeader, ReturnIcon, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { payoutColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionList } from '../../../features/transactions/transaction-list.tsx';

export type RefundsScreenProps = {
  readonly accountId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** What went back to customers. */
export function RefundsScreen({ accountId, page, onPageChange }: RefundsScreenProps) {
  usePageTitle('Refunds');
  return (
    <Stack space={16}>
      <PageHeader title="Refunds" />
      <TransactionList
        accountId={accountId}
        kind="refunds"
        label="Refunds"
        columns={payoutColumns}
        page={page}
        onPageChange={onPageChange}
        emptyTitle="No refunds yet"
        emptyText="Refund a payment from its own page, and it stands here."
        emptyIcon={<ReturnIcon size="large" />}
      />
    </Stack>
  );
}
