import type { EntrySet, List } from '@tillbook/contract';
import { listPageSize, pageRange } from '@tillbook/domain';
import { BookIcon, EmptyState, ErrorState, Heading, Inline, Pagination, Stack, Text } from '@tillbook/ui';
import { requestIdOf } from '@tillbook/web-shell';
import type { UseQueryResult } from '@tanstack/react-query';
import { AwaitedEntrySet, EntrySetCard } from './entry-set-card.tsx';
import { entrySetsFailed } from './messages.ts';

/** How many cards stand there while the first page is loaded: as many as a screen shows. */
const awaitedSets = 3;

export type EntrySetListProps = {
  readonly query: UseQueryResult<List<EntrySet>>;
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** The entry sets, newest first: loading, failed, none or a page of them. */
export function EntrySetList({ query, page, onPageChange }: EntrySetListProps) {
  const totalCount = query.data?.totalCount ?? 0;
  return (
    <Stack as="section" space={16} aria-labelledby="entry-sets" aria-busy={query.isPending}>
      <Inline justify="between" align="baseline">
        <Heading id="entry-sets">Entry sets</Heading>
        <Text size="caption" tone="muted" tabular>
          {rangeText(page, totalCount)}
        </Text>
      </Inline>
      <Content query={query} />
      {totalCount > 0 && (
        <Pagination
          label="Entry set pages"
          page={page}
          pageSize={listPageSize}
          totalCount={totalCount}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}

function Content({ query }: Pick<EntrySetListProps, 'query'>) {
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
  if (!query.data) return Array.from({ length: awaitedSets }, (_, place) => <AwaitedEntrySet key={place} />);
  if (query.data.totalCount === 0) {
    return (
      <EmptyState title="No entry sets yet" headingLevel={3} icon={<BookIcon size="large" />}>
        Payments and payouts are posted by themselves; anything else is an entry set of your own.
      </EmptyState>
    );
  }
  if (query.data.items.length === 0) return <Text tone="muted">There is nothing on this page.</Text>;
  return query.data.items.map((entrySet) => (
    <EntrySetCard key={entrySet.id} entrySet={entrySet} isStale={query.isPlaceholderData} />
  ));
}

const format = (count: number): string => count.toLocaleString('en-US');

const rangeText = (page: number, totalCount: number): string => {
  const range = pageRange(page, listPageSize, totalCount);
  if (!range) return '';
  return `${format(range.first)}–${format(range.last)} of ${format(totalCount)}`;
};
