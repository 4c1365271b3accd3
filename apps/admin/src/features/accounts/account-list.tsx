import type { Account } from '@tillbook/contract';
import { formatDateTime, listPageSize, statusLabel } from '@tillbook/domain';
import { BuildingIcon, EmptyState, LinkButton, SearchIcon, type RowLink } from '@tillbook/ui';
import { PagedTable, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { newAccountAddress } from './account-address.ts';
import { accountColumns } from './account-columns.tsx';
import type { AccountFilters } from './account-filters.ts';
import { accountsFailed, noAccountContains, noAccountWithStatus, noAccountsYet } from './messages.ts';
import { accountListQuery } from './api/list-accounts.ts';

export type AccountListProps = {
  readonly filters: AccountFilters;
  /** Counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly accountHref: (accountId: string) => string;
};

/** Lists the platform's accounts. A row opens its account in the merchant app. */
export function AccountList({ filters, page, onPageChange, accountHref }: AccountListProps) {
  const { client } = useShell();
  const query = useQuery(accountListQuery(client, filters, page));

  const openAccount = ({ accountId, name, status, createdAt }: Account): RowLink => ({
    href: accountHref(accountId),
    // Includes the status and the date, because the label replaces the link's content for screen readers.
    label: `View ${name}, ${statusLabel(status)}, ${formatDateTime(createdAt)}`,
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
      empty={
        filters.search === undefined && filters.status === undefined ? (
          <NoAccounts />
        ) : (
          <NoMatch search={filters.search} />
        )
      }
    />
  );
}

function NoAccounts() {
  return (
    <EmptyState
      size="part"
      title="No accounts yet"
      icon={<BuildingIcon size="large" />}
      action={<LinkButton href={newAccountAddress}>Create account</LinkButton>}
    >
      {noAccountsYet}
    </EmptyState>
  );
}

function NoMatch({ search }: { readonly search: string | undefined }) {
  return (
    <EmptyState
      size="part"
      title="No accounts found"
      icon={<SearchIcon size="large" />}
      action={
        <LinkButton href="/admin/accounts">
          {search === undefined ? 'Clear filter' : 'Clear search'}
        </LinkButton>
      }
    >
      {search === undefined ? noAccountWithStatus : noAccountContains(search)}
    </EmptyState>
  );
}
