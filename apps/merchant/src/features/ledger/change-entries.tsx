import type { LedgerEntry } from '@tillbook/contract';
import {
  easternTime,
  formatCents,
  formatDateTime,
  ledgerCategoryLabel,
  signedEntryCents,
} from '@tillbook/domain';
import { DataTable, Money, SecondaryText, Text, type DataTableColumn } from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { changeEntriesQuery, changePageSize, type EntriesOfChange } from './api/list-ledger-entries.ts';
import { entryDetail } from './entry-detail.ts';
import { EntryPager } from './entry-pager.tsx';
import { entryTitle } from './ledger-columns.css.ts';
import { entryLink } from './ledger-columns.tsx';
import { ledgerEmpty, ledgerFailed, ledgerFailedDetail } from './messages.ts';

/** Only two columns fit a panel. */
const columns: readonly DataTableColumn<LedgerEntry>[] = [
  {
    id: 'entry',
    header: 'Entry',
    cell: (entry) => (
      <>
        <span className={entryTitle} title={titleOf(entry)}>
          <Text as="span">{titleOf(entry)}</Text>
        </span>
        <SecondaryText>{secondLineOf(entry)}</SecondaryText>
      </>
    ),
    secondLine: true,
    skeletonWidth: 160,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (entry) => <Money>{formatCents(signedEntryCents(entry))}</Money>,
    align: 'end',
    slot: 'amount',
    fit: true,
  },
];

const isOfTransaction = ({ category }: LedgerEntry): boolean => category === 'transaction';

const titleOf = (entry: LedgerEntry): string =>
  (isOfTransaction(entry) && entryDetail(entry)) || ledgerCategoryLabel(entry.category);

/** Returns the settlement time in Eastern Time, by which days are counted, and the entry's detail. */
const secondLineOf = (entry: LedgerEntry): string => {
  const settled = formatDateTime(entry.settledAt, easternTime);
  return [settled, isOfTransaction(entry) ? undefined : entryDetail(entry)].filter(Boolean).join(' · ');
};

export type ChangeEntriesProps = EntriesOfChange & {
  /** The number of rows whose height is reserved while loading. */
  readonly entryCount: number;
};

/** Lists the entries of one change in the available balance since a given time. */
export function ChangeEntries({ entryCount, ...entries }: ChangeEntriesProps) {
  const { client } = useShell();
  const [page, setPage] = useState(1);
  const options = changeEntriesQuery(client, entries, page);
  const query = useQuery(options);
  const data = useHeldRows(options, query);
  if (query.isError && !query.data) {
    return (
      <QueryFailure title={ledgerFailed} size="part" headingLevel={3} query={query}>
        {ledgerFailedDetail}
      </QueryFailure>
    );
  }
  const label = `Entries: ${entries.change}`;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={data?.items ?? []}
        rowLink={entryLink}
        state={stateOf(query)}
        loadingRows={Math.min(entryCount, changePageSize)}
        keepColumns
      >
        {ledgerEmpty}
      </DataTable>
      {data && data.totalCount > changePageSize && (
        <EntryPager page={page} totalCount={data.totalCount} onPageChange={setPage} />
      )}
    </>
  );
}

const stateOf = ({
  isPending,
  isPlaceholderData,
}: Pick<UseQueryResult, 'isPending' | 'isPlaceholderData'>) => {
  if (isPending) return 'loading';
  return isPlaceholderData ? 'stale' : 'ready';
};
