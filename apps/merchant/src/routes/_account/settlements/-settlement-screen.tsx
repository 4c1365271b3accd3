import { ApiError } from '@tillbook/api-client';
import { formatCents } from '@tillbook/domain';
import {
  EmptyState,
  Inline,
  LinkButton,
  Money,
  PageHeader,
  Skeleton,
  SlipIcon,
  Stack,
  Text,
} from '@tillbook/ui';
import { DetailFailure, DetailHeader, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  retryLabel,
  settlementFailed,
  settlementIdInvalid,
  settlementNotFound,
} from '../../../features/settlements/messages.ts';
import { settlementQuery } from '../../../features/settlements/api/get-settlement.ts';
import { SettlementStatus } from '../../../features/settlements/settlement-status.tsx';
import type { SettlementEntriesProps } from '../../../features/settlements/settlement-entries.tsx';
import { ListButton } from '../../../app/visited-lists/list-button.tsx';
import { SettlementBody } from './-settlement-body.tsx';

/** True for a well-formed settlement ID. */
export const isSettlementId = (id: string): boolean => /^stl_\w+$/.test(id);

/** One settlement: its amounts and entries. */
export function SettlementScreen(props: SettlementEntriesProps) {
  const { client } = useShell();
  const { accountId, settlementId } = props;
  const isValid = isSettlementId(settlementId);
  const query = useQuery({ ...settlementQuery(client, accountId, settlementId), enabled: isValid });
  const { data, error } = query;
  usePageTitle('Settlement');

  const back = <ListButton accountId={accountId} path="/settlements" />;
  if (!isValid) return <Absent back={back} title={settlementIdInvalid} />;
  if (error instanceof ApiError && error.status === 404)
    return <Absent back={back} title={settlementNotFound} />;
  if (query.isError && !data) {
    return (
      <DetailFailure
        back={back}
        noun="Settlement"
        title={settlementFailed}
        query={query}
        retryLabel={retryLabel}
        space={12}
      />
    );
  }
  return (
    <Stack space={24} aria-busy={!data}>
      <Stack space={12}>
        {back}
        <Inline space={32} align="start">
          <Stack space={4}>
            <FigureLabel>Net amount</FigureLabel>
            <DetailHeader
              noun="Settlement"
              id={settlementId}
              title={data && <Money size="hero">{formatCents(data.netAmount)}</Money>}
              isAmount
              badges={data && <SettlementStatus status={data.status} />}
            />
          </Stack>
          <Stack space={4}>
            <FigureLabel>Total amount</FigureLabel>
            {data ? (
              <Money size="large">{formatCents(data.totalAmount)}</Money>
            ) : (
              <Skeleton width={120} insteadOf="moneyLarge" />
            )}
          </Stack>
        </Inline>
      </Stack>
      <SettlementBody {...props} settlement={data} />
    </Stack>
  );
}

function FigureLabel({ children }: { readonly children: string }) {
  return (
    <Text size="caption" tone="muted">
      {children}
    </Text>
  );
}

function Absent({ back, title }: { readonly back: ReactNode; readonly title: string }) {
  return (
    <Stack space={12}>
      {back}
      <PageHeader title="Settlement" />
      <EmptyState
        title={title}
        icon={<SlipIcon size="large" />}
        action={<LinkButton href="/settlements">Settlements</LinkButton>}
      >
        This account has no settlement with this ID.
      </EmptyState>
    </Stack>
  );
}
