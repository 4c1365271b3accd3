import type { GrantedAccount } from '@tillbook/contract';
import { Badge, DataTable, Identifier, Text, type DataTableColumn } from '@tillbook/ui';

const columns: readonly DataTableColumn<GrantedAccount>[] = [
  {
    id: 'accountId',
    header: 'Account ID',
    cell: (account) => <Identifier>{account.accountId}</Identifier>,
    slot: 'a',
    fit: true,
    skeletonWidth: 150,
  },
  {
    id: 'name',
    header: 'Account Name',
    cell: (account) => account.name,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 160,
  },
  {
    id: 'type',
    header: 'Type',
    cell: (account) => <Badge>{account.type}</Badge>,
    slot: 'status',
    fit: true,
  },
  {
    id: 'view',
    header: 'View',
    cell: () => (
      <Text as="span" weight="medium" tone="accent">
        View
      </Text>
    ),
    slot: 'amount',
    fit: true,
    skeletonWidth: 32,
  },
];

export type AccountsTableProps = {
  readonly accounts: readonly GrantedAccount[];
  readonly isLoading: boolean;
};

export function AccountsTable({ accounts, isLoading }: AccountsTableProps) {
  return (
    <DataTable
      label="Accounts"
      columns={columns}
      rows={accounts}
      state={isLoading ? 'loading' : 'ready'}
      loadingRows={3}
      rowLink={({ accountId, name }) => ({
        href: `/?accountId=${encodeURIComponent(accountId)}`,
        label: `View ${name}`,
      })}
    />
  );
}
