import { ErrorState, type ErrorStateProps } from '@tillbook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { requestIdOf } from '../errors/failure-message.ts';

type FailedQuery = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

export type QueryFailureProps = Omit<ErrorStateProps, 'onRetry' | 'retrying' | 'requestId'> & {
  readonly query: FailedQuery;
};

export function QueryFailure({ query, ...rest }: QueryFailureProps) {
  return (
    <ErrorState
      {...rest}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      requestId={requestIdOf(query.error)}
    />
  );
}
