import { formatCents, formatDateTime } from '@tillbook/domain';
import {
  Card,
  DataTable,
  EmptyState,
  Identifier,
  Money,
  TrayOutIcon,
  type DataTableColumn,
} from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { System } from './system-figures.tsx';

type FailedPayout = System['failedPayouts']['newest'][number];

/** As many as there seldom are. */
const awaitedRows = 3;

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
  { id: 'reason', header: 'Reason', cell: ({ failureMessage }) => failureMessage ?? 'N/A', slot: 'c' },
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
  /** Nothing until they are there. */
  readonly failedPayouts: System['failedPayouts'] | undefined;
  /** Where a transaction is shown in its account. */
  readonly transactionHref: (accountId: string, transactionId: string) => string;
};

/** Payouts that came back in the last seven days, newest first; a row opens its account at the payout. */
export function FailedPayouts({ failedPayouts, transactionHref }: FailedPayoutsProps) {
  const { count = 0, newest = [] } = failedPayouts ?? {};
  const caption = count > newest.length ? `The newest ${newest.length} of ${count}` : undefined;
  return (
    <Card heading="Failed payouts, last 7 days" caption={caption}>
      <DataTable
        label="Failed payouts"
        columns={columns}
        rows={newest}
        state={failedPayouts ? 'ready' : 'loading'}
        loadingRows={awaitedRows}
        rowLink={({ accountId, id, accountName, amountCents }) => ({
          href: transactionHref(accountId, id),
          label: `View payout of ${formatCents(amountCents)}, ${accountName}`,
        })}
      >
        <EmptyState
          size="part"
          headingLevel={3}
          title="No failed payouts"
          icon={<TrayOutIcon size="large" />}
        >
          Every payout of the last seven days has arrived or is on its way.
        </EmptyState>
      </DataTable>
    </Card>
  );
}
