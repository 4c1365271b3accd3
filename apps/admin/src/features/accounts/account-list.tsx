import type { Account } from '@tillbook/contract';
import { formatDateTime, listPageSize } from '@tillbook/domain';
import { BuildingIcon, EmptyState, LinkButton, SearchIcon, type RowLink } from '@tillbook/ui';
import { PagedTable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountColumns } from './account-columns.tsx';
import { accountsFailed } from './messages.ts';
import { accountListQuery } from './queries.ts';

export type AccountListProps = {
  /** A part of a name or an id. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** Every account of the platform; a row opens its account in the merchant app. */
export function AccountList({ search, page, onPageChange }: AccountListProps) {
  const { client, settings } = useShell();
  const query = useQuery(accountListQuery(client, search, page));

  // The merchant app's own way in: it puts the account before the server, selects it and goes to its overview.
  const openAccount = ({ accountId, name, createdAt }: Account): RowLink => ({
    href: `${settings.webBaseUrl}/?accountId=${encodeURIComponent(accountId)}`,
    label: `View ${name}, ${formatDateTime(createdAt)}`,
  });

  return (
    <PagedTable
      placement="page"
      label="Accounts"
      query={query}
      columns={accountColumns}
      rowLink={openAccount}
      pageSize={listPageSize}
      page={page}
      onPageChange={onPageChange}
      failure={accountsFailed}
      empty={search === '' ? <NoAccounts /> : <NoMatch search={search} />}
    />
  );
}

function NoAccounts() {
  return (
    <EmptyState size="part" title="No accounts yet" icon={<BuildingIcon size="large" />}>
      An account stands here as soon as a merchant has one.
    </EmptyState>
  );
}

function NoMatch({ search }: { readonly search: string }) {
  return (
    <EmptyState
      size="part"
      title="No account found"
      icon={<SearchIcon size="large" />}
      action={<LinkButton href="/admin/accounts">Clear search</LinkButton>}
    >
      No name and no ID has “{search}” in it.
    </EmptyState>
  );
}
