import type { SettlementEntry } from '@tillbook/contract';
import { formatCents, ledgerCategoryLabel, shortIdentifier } from '@tillbook/domain';
import {
  Card,
  EmptyState,
  Identifier,
  Money,
  SlipIcon,
  Text,
  TextLink,
  type DataTableColumn,
} from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { entriesFailed, noEntries, retryLabel } from './messages.ts';
import { settlementEntriesQuery } from './queries.ts';

const columns: readonly DataTableColumn<SettlementEntry>[] = [
  {
    id: 'id',
    header: 'Entry ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'a',
    skeletonWidth: 96,
  },
  {
    id: 'linked',
    header: 'Linked Transaction',
    cell: (entry) => <LinkedTransaction entry={entry} />,
    slot: 'b',
    skeletonWidth: 96,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money>{formatCents(amount)}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
    skeletonWidth: 56,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ category }) => ledgerCategoryLabel(category),
    slot: 'lead',
    skeletonWidth: 110,
  },
];

export type SettlementEntriesProps = Paging & {
  readonly accountId: string;
  readonly settlementId: string;
};

/** What a settlement is made of. */
export function SettlementEntries({ accountId, settlementId, ...paging }: SettlementEntriesProps) {
  const { client } = useShell();
  const query = useQuery(settlementEntriesQuery(client, accountId, settlementId, paging));
  return (
    <Card heading="Entries">
      <PagedTable
        placement="card"
        label="Settlement entries"
        query={query}
        columns={columns}
        {...paging}
        failure={entriesFailed}
        retryLabel={retryLabel}
        empty={<EmptyState title={noEntries} size="part" headingLevel={3} icon={<SlipIcon size="large" />} />}
      />
    </Card>
  );
}

function LinkedTransaction({ entry: { linkedId, linkedType } }: { readonly entry: SettlementEntry }) {
  if (!linkedId) {
    return (
      <Text as="span" tone="muted">
        N/A
      </Text>
    );
  }
  const identifier = <Identifier>{shortIdentifier(linkedId)}</Identifier>;
  if (linkedType !== 'transaction') return identifier;
  return <TextLink href={`/transactions/${encodeURIComponent(linkedId)}`}>{identifier}</TextLink>;
}
