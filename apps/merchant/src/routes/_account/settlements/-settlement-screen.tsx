import { ApiError } from '@tillbook/api-client';
import { formatCents } from '@tillbook/domain';
import {
  Columns,
  Copyable,
  EmptyState,
  ErrorState,
  Identifier,
  LinkButton,
  Money,
  PageHeader,
  Skeleton,
  SlipIcon,
  Stack,
  Text,
  VisuallyHidden,
} from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import {
  retryLabel,
  settlementFailed,
  settlementIdInvalid,
  settlementNotFound,
} from '../../../features/settlements/messages.ts';
import { settlementQuery } from '../../../features/settlements/queries.ts';
import { SettlementStatus } from '../../../features/settlements/settlement-status.tsx';
import {
  SettlementEntries,
  type SettlementEntriesProps,
} from '../../../features/settlements/settlement-entries.tsx';
import { SettlementFacts } from '../../../features/settlements/settlement-facts.tsx';
import { ReconciliationCard } from '../../../features/reconciliations/reconciliation-card.ts';
import { ListButton } from '../../-list-button.tsx';

/** True for what can name a settlement at all. */
export const isSettlementId = (id: string): boolean => /^stl_\w+$/.test(id);

/** One settlement: what it comes to, and of what it is made. */
export function SettlementScreen(props: SettlementEntriesProps) {
  const { client } = useShell();
  const { accountId, settlementId } = props;
  const isValid = isSettlementId(settlementId);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...settlementQuery(client, accountId, settlementId),
    enabled: isValid,
  });
  usePageTitle('Settlement');

  if (!isValid) return <Absent accountId={accountId} title={settlementIdInvalid} />;
  if (error instanceof ApiError && error.status === 404)
    return <Absent accountId={accountId} title={settlementNotFound} />;
  if (isError && !data) {
    return (
      <Stack space={12}>
        <ListButton accountId={accountId} path="/settlements" />
        <PageHeader title="Settlement" />
        <ErrorState
          title={settlementFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          retryLabel={retryLabel}
          requestId={requestIdOf(error)}
        />
      </Stack>
    );
  }
  return (
    <Stack space={24} aria-busy={!data}>
      <Stack space={12}>
        <ListButton accountId={accountId} path="/settlements" />
        <Stack space={4}>
          <Text size="caption" tone="muted">
            Total amount
          </Text>
          <PageHeader
            title={data ? <Money size="hero">{formatCents(data.totalAmount)}</Money> : <LoadingTitle />}
            badges={data && <SettlementStatus status={data.status} />}
            detail={
              <Copyable text={settlementId} label="Copy settlement ID">
                <Identifier>{settlementId}</Identifier>
              </Copyable>
            }
          />
        </Stack>
      </Stack>
      <Columns aside={<SettlementFacts settlement={data} />} asideBelow="before">
        <Stack space={24}>
          <SettlementEntries {...props} />
          {data && <ReconciliationCard accountId={accountId} reconciled="settlement" id={settlementId} />}
        </Stack>
      </Columns>
    </Stack>
  );
}

function LoadingTitle() {
  return (
    <>
      <VisuallyHidden>Settlement</VisuallyHidden>
      <Skeleton width={160} insteadOf="moneyHero" />
    </>
  );
}

function Absent({ accountId, title }: { readonly accountId: string; readonly title: string }) {
  return (
    <Stack space={12}>
      <ListButton accountId={accountId} path="/settlements" />
      <PageHeader title="Settlement" />
      <EmptyState
        title={title}
        icon={<SlipIcon size="large" />}
        action={<LinkButton href="/settlements">Settlements</LinkButton>}
      >
        There is no such settlement on this account.
      </EmptyState>
    </Stack>
  );
}
