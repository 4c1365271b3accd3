import type { EntrySet, List } from '@tillbook/contract';
import { isBalanced, listPageSize, pageRange } from '@tillbook/domain';
import { BookIcon, EmptyState, Heading, Inline, Pagination, Stack, Text, TextLink } from '@tillbook/ui';
import { QueryFailure } from '@tillbook/web-shell';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EntrySetCard } from './entry-set-card.tsx';
import { generalLedgerAddress } from './entry-set-address.ts';
import type { EntrySetAddresses } from './entry-set-row.tsx';
import { AwaitedEntrySets, EntrySetRows } from './entry-set-rows.tsx';
import { entrySetsFailed, noEntrySetsYet, noEntrySetsYetDetail, pageEmpty } from './messages.ts';

export type EntrySetListProps = EntrySetAddresses & {
  readonly query: UseQueryResult<List<EntrySet>>;
  /** Counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** The content when nothing matches the filter; undefined without a filter. */
  readonly noMatch: ReactNode | undefined;
  /** Shown between the heading and the list. */
  readonly filters: ReactNode;
};

export function EntrySetList({
  query,
  page,
  onPageChange,
  noMatch,
  filters,
  ...addresses
}: EntrySetListProps) {
  const { totalCount = 0, totalCountCapped = false } = query.data ?? {};
  return (
    <Stack as="section" space={16} aria-labelledby="entry-sets" aria-busy={query.isPending}>
      <Inline justify="between" align="baseline">
        <Heading id="entry-sets">Entry sets</Heading>
        <Inline space={16} align="baseline">
          <Text size="caption" tone="muted" tabular>
            <output>{rangeText(page, totalCount, totalCountCapped)}</output>
          </Text>
          {noMatch !== undefined && <TextLink href={generalLedgerAddress}>Clear filters</TextLink>}
        </Inline>
      </Inline>
      {filters}
      <Content query={query} noMatch={noMatch} {...addresses} />
      {totalCount > 0 && (
        <Pagination
          label="Entry set pages"
          page={page}
          pageSize={listPageSize}
          totalCount={totalCount}
          totalCountCapped={totalCountCapped}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}

function Content({
  query,
  noMatch,
  ...addresses
}: Pick<EntrySetListProps, 'query' | 'noMatch'> & EntrySetAddresses) {
  if (query.isError && !query.data) {
    return <QueryFailure title={entrySetsFailed} headingLevel={3} query={query} />;
  }
  const wasEmpty = query.isPlaceholderData && query.data?.totalCount === 0;
  if (!query.data || wasEmpty) return <AwaitedEntrySets />;
  if (query.data.totalCount === 0) {
    return noMatch ?? <NoEntrySets />;
  }
  if (query.data.items.length === 0) return <Text tone="muted">{pageEmpty}</Text>;
  return grouped(query.data.items).map(({ isRows, entrySets }) =>
    isRows ? (
      <EntrySetRows
        key={entrySets[0]?.id}
        entrySets={entrySets}
        isStale={query.isPlaceholderData}
        {...addresses}
      />
    ) : (
      entrySets.map((entrySet) => (
        <EntrySetCard key={entrySet.id} entrySet={entrySet} isStale={query.isPlaceholderData} />
      ))
    ),
  );
}

/** Returns false for sets that need attention and are shown as a card: drafts, and sets that do not balance. */
const isRow = (entrySet: EntrySet): boolean => entrySet.status !== 'Draft' && isBalanced(entrySet);

type Group = { readonly isRows: boolean; readonly entrySets: readonly EntrySet[] };

/** Groups consecutive sets that look the same, in the order of the list. */
const grouped = (entrySets: readonly EntrySet[]): readonly Group[] =>
  entrySets.reduce<readonly Group[]>((groups, entrySet) => {
    const last = groups.at(-1);
    const isRows = isRow(entrySet);
    if (last?.isRows !== isRows) return [...groups, { isRows, entrySets: [entrySet] }];
    return [...groups.slice(0, -1), { isRows, entrySets: [...last.entrySets, entrySet] }];
  }, []);

function NoEntrySets() {
  return (
    <EmptyState title={noEntrySetsYet} headingLevel={3} icon={<BookIcon size="large" />}>
      {noEntrySetsYetDetail}
    </EmptyState>
  );
}

const format = (count: number): string => count.toLocaleString('en-US');

const rangeText = (page: number, totalCount: number, isMore: boolean): string => {
  const range = pageRange(page, listPageSize, totalCount);
  if (!range) return '';
  return `${format(range.first)}–${format(range.last)} of ${format(totalCount)}${isMore ? '+' : ''}`;
};
