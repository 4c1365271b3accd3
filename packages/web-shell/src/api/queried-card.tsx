import { Card, CardBody, ErrorState, Skeleton } from '@tillbook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { requestIdOf } from '../errors/failure-message.ts';

export type QueriedCardProps<Answer> = {
  readonly heading: string;
  readonly query: UseQueryResult<Answer>;
  /** What is said where the answer could not be had, above a button that asks again. */
  readonly failure: string;
  /** What the card holds once the answer is there: `CardBody`, `CardSection` or a table. */
  readonly children: (answer: Answer) => ReactNode;
};

/**
 * A card that one answer fills: waiting, failed or there.
 *
 * @example
 * <QueriedCard heading="Fees" query={query} failure="Failed to load the fees. Please try again later.">
 *   {(fees) => <CardBody><Lines fees={fees} /></CardBody>}
 * </QueriedCard>
 */
export function QueriedCard<Answer>({ heading, query, failure, children }: QueriedCardProps<Answer>) {
  if (query.data !== undefined) return <Card heading={heading}>{children(query.data)}</Card>;
  return (
    <Card heading={heading}>
      {query.isError ? (
        <ErrorState
          title={failure}
          size="part"
          headingLevel={3}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      ) : (
        <CardBody>
          <Skeleton width={320} />
        </CardBody>
      )}
    </Card>
  );
}
