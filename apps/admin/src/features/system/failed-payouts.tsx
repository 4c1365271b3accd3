import { formatCents, formatDateTime } from '@tillbook/domain';
import { Card, DataTable, EmptyLine, Identifier, Money, Skeleton, type DataTableColumn } from '@tillbook/ui';
import { Moment, NotAvailable } from '@tillbook/web-shell';
import type { System } from './system-figures.tsx';
import { failedPayoutsHeading, newestOf } from './messages.ts';

type FailedPayout = System['failedPayouts']['newest'][number];

const columns: readonly DataTableColumn<FailedPayout>[] = [
  {
    id: 'account',
    header: 'Account Name',
    cell: ({ accountName }) => accountName,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 140,
  },
  { id: 'id', header: 'Payout', cell: ({ id }) => <Identifier>{id}</Identifier>, slot: 'a', fit: true },
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ createdAt }) => <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>,
    slot: 'b',
    fit: true,
    tabular: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ failureMessage }) => failureMessage ?? <NotAvailable />,
    slot: 'c',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amountCents }) => <Money>{formatCents(amountCents)}</Money>,
    slot: 'amount',
    align: 'end',
    fit: true,
  },
];

export type FailedPayoutsProps = {
  readonly failedPayouts: System['failedPayouts'] | undefined;
  readonly transactionHref: (accountId: string, transactionId: string) => string;
};

/**
 * Lists the failed payouts of the last seven days, newest first. A row opens its payout in the merchant app.
 */
export function FailedPayouts({ failedPayouts, transactionHref }: FailedPayoutsProps) {
  const { count = 0, newest = [] } = failedPayouts ?? {};
  const caption = count > newest.length ? newestOf(newest.length, count) : undefined;
  return (
    <Card heading={failedPayoutsHeading} caption={caption}>
      {newest.length === 0 ? (
        // Reserves one line while loading, since there are usually no failed payouts.
        <EmptyLine>{failedPayouts ? 'No failed payouts' : <Skeleton width={120} />}</EmptyLine>
      ) : (
        <DataTable
          label="Failed payouts"
          columns={columns}
          rows={newest}
          rowLink={({ accountId, id, accountName, amountCents }) => ({
            href: transactionHref(accountId, id),
            label: `View payout of ${formatCents(amountCents)}, ${accountName}`,
          })}
        />
      )}
    </Card>
  );
}
