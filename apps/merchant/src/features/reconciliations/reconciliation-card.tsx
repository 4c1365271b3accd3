import { Card, CardBody, ErrorState, Skeleton } from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { reconciliationQuery, type Reconciled } from './queries.ts';
import { ReconciliationLines } from './reconciliation-lines.tsx';

export type ReconciliationCardProps = {
  readonly accountId: string;
  readonly reconciled: Reconciled;
  readonly id: string;
};

const heading = 'How it adds up';

/** From the balance before, over every kind of movement, to the balance after, and what of it nothing explains. */
export function ReconciliationCard({ accountId, reconciled, id }: ReconciliationCardProps) {
  const { client } = useShell();
  const query = useQuery(reconciliationQuery(client, accountId, reconciled, id));
  if (query.isError && !query.data) {
    return (
      <Card heading={heading}>
        <ErrorState
          title="Failed to add up the entries. Please try again later."
          size="part"
          headingLevel={3}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      </Card>
    );
  }
  return (
    <Card heading={heading}>
      <CardBody>
        {query.data ? <ReconciliationLines reconciliation={query.data} /> : <Skeleton width={320} />}
      </CardBody>
    </Card>
  );
}
