import { entryTotals, formatCents } from '@tillbook/domain';
import { Card, DataTable, EmptyLine, Money, Skeleton, Text, type TableTotal } from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import type { LedgerEntry } from '@tillbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { transactionEntryColumns } from './ledger-columns.tsx';
import { ledgerEmpty, ledgerFailed, ledgerFailedDetail } from './messages.ts';
import { transactionLedgerQuery } from './api/list-ledger-entries.ts';

const heading = 'Ledger entries';

export function TransactionLedger({
  accountId,
  transactionId,
}: {
  readonly accountId: string;
  readonly transactionId: string;
}) {
  const { client } = useShell();
  const options = transactionLedgerQuery(client, accountId, transactionId);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  return (
    <Card heading={heading}>
      {query.isError && !query.data ? (
        <QueryFailure title={ledgerFailed} size="part" headingLevel={3} query={query}>
          {ledgerFailedDetail}
        </QueryFailure>
      ) : shownPage?.items.length === 0 ? (
        <EmptyLine>{ledgerEmpty}</EmptyLine>
      ) : (
        <EntryTable entries={shownPage?.items} />
      )}
    </Card>
  );
}

export function LoadingTransactionLedger({ loadingRows }: { readonly loadingRows: number }) {
  return (
    <Card heading={heading}>
      <EntryTable entries={undefined} loadingRows={loadingRows} />
    </Card>
  );
}

type EntryTableProps = {
  /** Undefined while loading. */
  readonly entries: readonly LedgerEntry[] | undefined;
  readonly loadingRows?: number;
};

function EntryTable({ entries, loadingRows = 3 }: EntryTableProps) {
  return (
    <DataTable
      label={heading}
      columns={transactionEntryColumns}
      rows={entries ?? []}
      state={entries ? 'ready' : 'loading'}
      loadingRows={loadingRows}
      totals={totals(entries)}
    />
  );
}

const figure = (cents: number | undefined) =>
  cents === undefined ? <Skeleton width={56} /> : <Money>{formatCents(cents)}</Money>;

const totals = (entries: readonly LedgerEntry[] | undefined): readonly TableTotal[] => {
  const known = entries && entryTotals(entries);
  return [
    { id: 'credits', label: <TotalLabel>Total credits</TotalLabel>, value: figure(known?.creditCents) },
    {
      id: 'debits',
      label: <TotalLabel>Total debits</TotalLabel>,
      value: figure(known && 0 - known.debitCents),
    },
  ];
};

function TotalLabel({ children }: { readonly children: string }) {
  return (
    <>
      <span>{`${children} `}</span>
      <Text as="span" tone="muted">
        USD
      </Text>
    </>
  );
}
