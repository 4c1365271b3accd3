import { CardBody } from '@tillbook/ui';
import { QueriedCard, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { reconciliationQuery, type Reconciled } from './api/get-reconciliation.ts';
import { reconciliationFailed, reconciliationHeading } from './messages.ts';
import { ReconciliationLines } from './reconciliation-lines.lazy.tsx';

export type ReconciliationCardProps = {
  readonly accountId: string;
  readonly reconciled: Reconciled;
  readonly id: string;
};

export function ReconciliationCard({ accountId, reconciled, id }: ReconciliationCardProps) {
  const { client } = useShell();
  const query = useQuery(reconciliationQuery(client, accountId, reconciled, id));
  return (
    <QueriedCard
      heading={reconciliationHeading}
      query={query}
      failure={reconciliationFailed}
      loadingLines={8}
    >
      {(reconciliation) => (
        <CardBody>
          <ReconciliationLines reconciliation={reconciliation} />
        </CardBody>
      )}
    </QueriedCard>
  );
}
