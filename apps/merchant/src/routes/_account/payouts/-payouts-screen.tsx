import { PageHeader, Stack, TrayOutIcon } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { payoutColumns } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionList } from '../../../features/transactions/transaction-list.tsx';

export type PayoutsScreenProps = {
  readonly accountId: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** What went out to the merchant's bank. */
export function PayoutsScreen({ accountId, page, onPageChange }: PayoutsScreenProps) {
  usePageTitle('Payouts');
  return (
    <Stack space={16}>
      <PageHeader title="Payouts" />
      <TransactionList
        accountId={accountId}
        kind="payouts"
        label="Payouts"
        columns={payoutColumns}
        page={page}
        onPageChange={onPageChange}
        emptyTitle="No payouts yet"
        emptyText="Money you withdraw to your bank stands here."
        emptyIcon={<TrayOutIcon size="large" />}
      />
    </Stack>
  );
}
