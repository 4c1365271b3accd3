import type { Reconciliation } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Card, CardBody, ErrorState, Money, Skeleton, StatusIcon, SumLine, Sums, Text } from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { movementLabel } from './movement-label.ts';
import { reconciliationQuery, type Reconciled } from './queries.ts';

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
      <CardBody>{query.data ? <Lines reconciliation={query.data} /> : <Skeleton width={320} />}</CardBody>
    </Card>
  );
}

function Lines({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const { openingBalance, movements, closingBalance, unexplained } = reconciliation;
  return (
    <Sums>
      <SumLine label="Opening balance">
        <Money>{formatCents(openingBalance)}</Money>
      </SumLine>
      {movements.map(({ kind, entryCount, amount }) => (
        <SumLine key={kind} label={<Kind kind={kind} entryCount={entryCount} />}>
          <Money>{formatCents(amount)}</Money>
        </SumLine>
      ))}
      <SumLine label="Unexplained">
        <Unexplained cents={unexplained} />
      </SumLine>
      <SumLine label="Closing balance" kind="total">
        <Money>{formatCents(closingBalance)}</Money>
      </SumLine>
    </Sums>
  );
}

function Kind({ kind, entryCount }: { readonly kind: string; readonly entryCount: number }) {
  return (
    <span>
      {movementLabel(kind)}{' '}
      <Text as="span" tone="muted">
        {`× ${entryCount.toLocaleString('en-US')}`}
      </Text>
    </span>
  );
}

function Unexplained({ cents }: { readonly cents: number }) {
  const figure = <Money>{formatCents(cents)}</Money>;
  return <StatusIcon tone={cents === 0 ? 'positive' : 'critical'}>{figure}</StatusIcon>;
}
