import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@tillbook/domain';
import { Card, DataTable, ErrorState, PageHeader, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { ledgerAccountsQuery } from '../../../features/general-ledger/queries.ts';

/** The platform's own books. */
export function GeneralLedgerScreen() {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  usePageTitle('General Ledger');
  return (
    <Stack space={16}>
      <PageHeader title="General Ledger" />
      {accounts.isError && !accounts.data ? (
        <ErrorState
          title="Failed to fetch the general ledger. Please try again later."
          onRetry={() => void accounts.refetch()}
          retrying={accounts.isFetching}
          requestId={requestIdOf(accounts.error)}
        />
      ) : (
        <Card>
          <DataTable
            label="Accounts"
            columns={[
              { id: 'number', header: 'Number', cell: (account) => account.number, fit: true },
              { id: 'name', header: 'Name', cell: (account) => account.name, slot: 'lead' },
              { id: 'type', header: 'Type', cell: (account) => account.type, slot: 'a' },
              {
                id: 'balance',
                header: 'Balance',
                cell: ({ currentBalanceCents }) =>
                  currentBalanceCents === undefined ? '--' : formatCents(currentBalanceCents),
                align: 'end',
                slot: 'amount',
              },
            ]}
            rows={accounts.data?.accounts ?? []}
            state={accounts.isPending ? 'loading' : 'ready'}
          />
        </Card>
      )}
    </Stack>
  );
}
