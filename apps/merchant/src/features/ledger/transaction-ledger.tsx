import { entryTotals, formatCents } from '@tillbook/domain';
import {
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Skeleton,
  SlipIcon,
  Text,
  type TableTotal,
} from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import type { LedgerEntry } from '@tillbook/contract';
import { useQuery } from '@tanstack/react-query';
import { transactionEntryColumns } from './ledger-columns.tsx';
import { ledgerEmpty, ledgerFailed, ledgerFailedDetail } from './messages.ts';
import { transactionLedgerQuery } from './queries.ts';

/** What a transaction did to the merchant's balance, and what it comes to. */
export function TransactionLedger({
  accountId,
  transactionId,
}: {
  readonly accountId: string;
  readonly transactionId: string;
}) {
  const { client } = useShell();
  const query = useQuery(transactionLedgerQuery(client, accountId, transactionId));
  const entries = query.data?.items ?? [];
  return (
    <Card heading="Ledger entries">
      {query.isError && !query.data ? (
        <ErrorState
          title={ledgerFailed}
          size="part"
          headingLevel={3}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        >
          {ledgerFailedDetail}
        </ErrorState>
      ) : query.data?.items.length === 0 ? (
        <EmptyState title={ledgerEmpty} size="part" headingLevel={3} icon={<SlipIcon size="large" />} />
      ) : (
        <DataTable
          label="Ledger entries"
          columns={transactionEntryColumns}
          rows={entries}
          state={query.isPending ? 'loading' : 'ready'}
          loadingRows={3}
          totals={totals(query.data?.items)}
        />
      )}
    </Card>
  );
}

const figure = (cents: number | undefined) =>
  cents === undefined ? <Skeleton width={56} /> : formatCents(cents);

const totals = (entries: readonly LedgerEntry[] | undefined): readonly TableTotal[] => {
  const known = entries && entryTotals(entries);
  return [
    { id: 'credits', label: <TotalLabel>Total credits</TotalLabel>, value: figure(known?.creditCents) },
    {
      id: 'debits',
      label: <TotalLabel>Total debits</TotalLabel>,
      value: figure(known && 0 - known.debitCents),
    },
    { id: 'net', label: <TotalLabel>Net</TotalLabel>, value: figure(known?.netCents), final: true },
  ];
};

function TotalLabel({ children }: { readonly children: string }) {
  return (
    <>
      {children}{' '}
      <Text as="span" tone="muted">
        USD
      </Text>
    </>
  );
}
