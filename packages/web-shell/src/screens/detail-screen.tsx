import { PageHeader, Stack, type StackProps } from '@tillbook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';

export type DetailScreenProps<Detail> = {
  readonly back?: ReactNode;
  readonly query: UseQueryResult<Detail>;
  readonly header: ReactNode;
  /** The title if the detail is absent or failed to load. Without it, the header is shown. */
  readonly noun?: string;
  /** The message of a failed query, above a retry button. Without it, the content shows the failure itself. */
  readonly failure?: string;
  readonly retryLabel?: string;
  /** Replaces the content if the detail does not exist. */
  readonly absent?: ReactNode;
  readonly space?: StackProps['space'];
  readonly headSpace?: StackProps['space'];
  readonly children: (detail: Detail | undefined) => ReactNode;
};

type DetailState = 'loading' | 'absent' | 'failed' | 'shown';

/**
 * Shows a screen about one object: loading, absent, failed or loaded.
 *
 * @example
 * <DetailScreen back={back} query={query} noun="Dispute" failure={disputeMissing} header={<DetailHeader … />}>
 *   {(dispute) => <DisputeBody dispute={dispute} />}
 * </DetailScreen>
 */
export function DetailScreen<Detail>({
  back,
  query,
  header,
  noun,
  failure,
  retryLabel,
  absent,
  space = 24,
  headSpace = 12,
  children,
}: DetailScreenProps<Detail>) {
  const state = stateOf(query, absent);
  const isEmpty = state === 'absent' || state === 'failed';
  return (
    <Stack space={space} aria-busy={state === 'loading'}>
      <Stack space={headSpace}>
        {back}
        {isEmpty && noun !== undefined ? <PageHeader title={noun} /> : header}
      </Stack>
      {state === 'absent' && absent}
      {state === 'failed' && failure !== undefined ? (
        <QueryFailure title={failure} query={query} retryLabel={retryLabel} />
      ) : (
        state !== 'absent' && children(query.data)
      )}
    </Stack>
  );
}

const stateOf = <Detail,>(query: UseQueryResult<Detail>, absent: ReactNode): DetailState => {
  if (absent !== undefined) return 'absent';
  if (query.data !== undefined) return 'shown';
  return query.isError ? 'failed' : 'loading';
};
