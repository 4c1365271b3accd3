import type { EntrySet, List } from '@tillbook/contract';
import { listPageSize, pageRange } from '@tillbook/domain';
import {
  BookIcon,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Pagination,
  Stack,
  Text,
  TextLink,
} from '@tillbook/ui';
import { requestIdOf } from '@tillbook/web-shell';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AwaitedEntrySet, EntrySetCard } from './entry-set-card.tsx';
import { generalLedgerAddress } from './entry-set-address.ts';
import { entrySetsFailed } from './messages.ts';

/** How many cards stand there while the first page is loaded: as many as a screen shows. */
const awaitedSets = 3;

export type EntrySetListProps = {
  readonly query: UseQueryResult<List<EntrySet>>;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** What stands there where nothing is let through; none where the list shows all. */
  readonly noMatch: ReactNode | undefined;
  /** Stands between the heading and the list. */
  readonly filters: ReactNode;
};

/** The entry sets, newest first: loading, failed, none or a page of them. */
export function EntrySetList({ query, page, onPageChange, noMatch, filters }: EntrySetListProps) {
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
      <Content query={query} noMatch={noMatch} />
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

function Content({ query, noMatch }: Pick<EntrySetListProps, 'query' | 'noMatch'>) {
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={entrySetsFailed}
        headingLevel={3}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        requestId={requestIdOf(query.error)}
      />
    );
  }
  const wasEmpty = query.isPlaceholderData && query.data?.totalCount === 0;
  if (!query.data || wasEmpty)
    return Array.from({ length: awaitedSets }, (_, place) => <AwaitedEntrySet key={place} />);
  if (query.data.totalCount === 0) {
    return noMatch ?? <NoEntrySets />;
  }
  if (query.data.items.length === 0) return <Text tone="muted">There is nothing on this page.</Text>;
  return query.data.items.map((entrySet) => (
    <EntrySetCard key={entrySet.id} entrySet={entrySet} isStale={query.isPlaceholderData} />
  ));
}

function NoEntrySets() {
  return (
    <EmptyState title="No entry sets yet" headingLevel={3} icon={<BookIcon size="large" />}>
      Payments and payouts are posted by themselves; anything else is an entry set of your own.
    </EmptyState>
  );
}

const format = (count: number): string => count.toLocaleString('en-US');

const rangeText = (page: number, totalCount: number, isMore: boolean): string => {
  const range = pageRange(page, listPageSize, totalCount);
  if (!range) return '';
  return `${format(range.first)}–${format(range.last)} of ${format(totalCount)}${isMore ? '+' : ''}`;
};
