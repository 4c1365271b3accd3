import type { LedgerEntry } from '@tillbook/contract';
import { entryTotals, formatCents } from '@tillbook/domain';
import { Card, DataTable, Skeleton } from '@tillbook/ui';
import { transactionEntryColumns } from '../../../features/ledger/ledger-columns.tsx';

export function DisputeLedger({ entries }: { readonly entries: readonly LedgerEntry[] | undefined }) {
  const effect = entries ? formatCents(entryTotals(entries).netCents) : <Skeleton width={56} />;
  return (
    <Card heading="Effect on your ledger">
      <DataTable
        label="Effect on your ledger"
        columns={transactionEntryColumns}
        rows={entries ?? []}
        state={entries ? 'ready' : 'loading'}
        loadingRows={2}
        totals={[{ id: 'net', label: 'Net effect', value: effect, final: true }]}
      />
    </Card>
  );
}
