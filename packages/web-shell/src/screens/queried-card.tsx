import { Card, CardBody, Skeleton, SumLine, Sums } from '@tillbook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';

export type QueriedCardProps<Answer> = {
  readonly heading: string;
  readonly query: UseQueryResult<Answer>;
  readonly failure: string;
  /** The usual number of lines of the content, whose height is reserved while loading. */
  readonly loadingLines: number;
  readonly children: (answer: Answer) => ReactNode;
};

/**
 * Shows the result of one query in a card: loading, failed or loaded.
 *
 * @example
 * <QueriedCard heading="Fees" query={query} failure="Failed to load the fees." loadingLines={3}>
 *   {(fees) => <CardBody><Lines fees={fees} /></CardBody>}
 * </QueriedCard>
 */
export function QueriedCard<Answer>({
  heading,
  query,
  failure,
  loadingLines,
  children,
}: QueriedCardProps<Answer>) {
  if (query.data !== undefined) return <Card heading={heading}>{children(query.data)}</Card>;
  return (
    <Card heading={heading}>
      {query.isError ? (
        <QueryFailure title={failure} size="part" headingLevel={3} query={query} />
      ) : (
        <CardBody>
          <Sums>
            {Array.from({ length: loadingLines }, (_, index) => (
              <SumLine key={index} label={<Skeleton width={160} />}>
                <Skeleton width={64} />
              </SumLine>
            ))}
          </Sums>
        </CardBody>
      )}
    </Card>
  );
}
