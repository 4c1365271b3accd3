import type { SettlementEntry } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Card, EmptyLine, type TableTotal } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { isOfSameTransaction } from '../../lists/is-of-same-transaction.ts';
import { settlementEntriesQuery } from './api/list-settlement-entries.ts';
import { entryColumns } from './entry-columns.tsx';
import { entriesFailed, noEntries, retryLabel, sumOfEntries } from './messages.ts';

export type SettlementEntriesProps = Paging & {
  readonly accountId: string;
  readonly settlementId: string;
};

type Composed = SettlementEntriesProps & {
  readonly netCents: number | undefined;
  /** A button next to the heading. */
  readonly action: ReactNode;
};

const none: readonly SettlementEntry[] = [];

export function SettlementEntries({ accountId, settlementId, netCents, action, ...paging }: Composed) {
  const { client } = useShell();
  const options = settlementEntriesQuery(client, accountId, settlementId, paging);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  const { items = none, totalCount = 0 } = shownPage ?? {};
  const columns = useMemo(() => entryColumns(items), [items]);
  const totals = useMemo(() => sumOf(totalCount, netCents), [totalCount, netCents]);
  return (
    <Card heading="Entries" action={action}>
      <PagedTable
        placement="card"
        label="Settlement entries"
        query={query}
        shownPage={shownPage}
        columns={columns}
        joinsNext={areLinked}
        {...paging}
        failure={entriesFailed}
        retryLabel={retryLabel}
        empty={<EmptyLine>{noEntries}</EmptyLine>}
        totals={totals}
      />
    </Card>
  );
}

const areLinked = ({ linkedId: transactionId }: SettlementEntry, next: SettlementEntry): boolean =>
  isOfSameTransaction({ transactionId }, { transactionId: next.linkedId });

/** Places the sum in the second-to-last column, which contains the amounts. */
const sumOf = (entryCount: number, netCents: number | undefined): readonly TableTotal[] =>
  netCents === undefined || entryCount === 0
    ? []
    : [{ id: 'sum', label: sumOfEntries(entryCount), valueBefore: formatCents(netCents), final: true }];
