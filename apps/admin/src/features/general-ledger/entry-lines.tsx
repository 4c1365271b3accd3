import type { EntrySet } from '@tillbook/contract';
import { formatCents, isBalanced } from '@tillbook/domain';
import { DataTable, Text, type DataTableColumn, type TableTotal } from '@tillbook/ui';
import { account, figure, name, note, number } from './entry-lines.css.ts';
import { sideText } from './side-text.ts';
import { entrySetWithoutLines } from './messages.ts';

type EntryLine = EntrySet['ledgerEntries'][number];

const columns: readonly DataTableColumn<EntryLine>[] = [
  {
    id: 'account',
    header: 'Account',
    cell: (line) => (
      <span className={account}>
        <span className={number}>{line.accountNumber}</span>
        <span className={name}>{line.accountName}</span>
        {line.description !== undefined && line.description !== '' && (
          <span className={note}>
            <Text as="span">{line.description}</Text>
          </span>
        )}
      </span>
    ),
    skeletonWidth: 120,
  },
  {
    id: 'debit',
    header: 'Debit',
    cell: (line) => (
      <span className={figure} translate="no">
        {sideText(line.debitCents)}
      </span>
    ),
    align: 'end',
    fit: true,
    skeletonWidth: 56,
  },
  {
    id: 'credit',
    header: 'Credit',
    cell: (line) => (
      <span className={figure} translate="no">
        {sideText(line.creditCents)}
      </span>
    ),
    align: 'end',
    fit: true,
    skeletonWidth: 56,
  },
];

const totalOf = (entrySet: EntrySet): TableTotal => {
  const { totalDebitCents, totalCreditCents } = entrySet;
  const figures = { valueBefore: formatCents(totalDebitCents), value: formatCents(totalCreditCents) };
  if (isBalanced(entrySet)) return { id: 'total', label: 'Total', ...figures, final: true };
  const offByCents = Math.abs(totalDebitCents - totalCreditCents);
  return {
    id: 'total',
    label: (
      <Text as="span" size="small" tone="critical" weight="semibold">
        {`Off by ${formatCents(offByCents)}`}
      </Text>
    ),
    ...figures,
  };
};

export type EntryLinesProps = {
  readonly entrySet: EntrySet | undefined;
  readonly isStale?: boolean;
};

export function EntryLines({ entrySet, isStale = false }: EntryLinesProps) {
  if (!entrySet) {
    return (
      <DataTable label="Lines" columns={columns} rows={[]} state="loading" loadingRows={2} keepColumns />
    );
  }
  return (
    <DataTable
      label={`Lines of ${entrySet.reference}`}
      columns={columns}
      rows={entrySet.ledgerEntries}
      state={isStale ? 'stale' : 'ready'}
      totals={[totalOf(entrySet)]}
      keepColumns
    >
      {entrySetWithoutLines}
    </DataTable>
  );
}
