import type { Account } from '@tillbook/contract';
import { formatDateTime, statusLabel, transactionStatusTone } from '@tillbook/domain';
import { Badge, IconLink, Identifier, Inline, SlidersIcon, type DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { accountAddress } from './account-address.ts';

export const accountColumns: readonly DataTableColumn<Account>[] = [
  {
    id: 'name',
    header: 'Account Name',
    cell: (account) => account.name,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 160,
  },
  {
    id: 'accountId',
    header: 'Account ID',
    cell: (account) => <Identifier>{account.accountId}</Identifier>,
    slot: 'line',
    fit: true,
    skeletonWidth: 190,
  },
  {
    id: 'type',
    header: 'Type',
    cell: (account) => account.type,
    slot: 'a',
    fit: true,
    skeletonWidth: 56,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (account) => (
      <Badge tone={transactionStatusTone(account.status)}>{statusLabel(account.status)}</Badge>
    ),
    slot: 'amount',
    fit: true,
    skeletonWidth: 48,
  },
  {
    id: 'createdAt',
    header: 'Created At',
    // Links to the screen that manages the account; the row itself opens the account.
    cell: ({ accountId, name, createdAt }) => (
      <Inline space={8} wrap={false}>
        <Moment value={createdAt}>{formatDateTime(createdAt)}</Moment>
        <IconLink
          size="small"
          href={accountAddress(accountId)}
          label={`Manage ${name}`}
          icon={<SlidersIcon />}
        />
      </Inline>
    ),
    slot: 'status',
    fit: true,
    tabular: true,
    skeletonWidth: 130,
  },
];
