import { ApiError } from '@tillbook/api-client';
import type { Settlement } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import {
  EmptyState,
  Inline,
  LinkButton,
  Money,
  Skeleton,
  SlipIcon,
  Stack,
  StatusIcon,
  Text,
} from '@tillbook/ui';
import { DetailHeader, DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
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

export const isSettlementId = (id: string): boolean => /^stl_\w+$/.test(id);

const noun = 'Settlement';

export function SettlementScreen(props: SettlementEntriesProps) {
  const { client } = useShell();
  const { accountId, settlementId } = props;
  const isValid = isSettlementId(settlementId);
  const query = useQuery({ ...settlementQuery(client, accountId, settlementId), enabled: isValid });
  const absence = absenceOf(isValid, query.error);
  usePageTitle(noun);
  return (
    <DetailScreen
      back={<ListButton accountId={accountId} path="/settlements" />}
      query={query}
      noun={noun}
      failure={settlementFailed}
      retryLabel={retryLabel}
      absent={absence && <Absent title={absence} />}
      header={<Header settlementId={settlementId} settlement={query.data} />}
    >
      {(settlement) => <SettlementBody {...props} settlement={settlement} />}
    </DetailScreen>
  );
}

/** Returns the reason why there is no settlement with this ID; `undefined` for other errors. */
const absenceOf = (isValid: boolean, error: Error | null): string | undefined => {
  if (!isValid) return settlementIdInvalid;
  return error instanceof ApiError && error.status === 404 ? settlementNotFound : undefined;
};

type AmountsProps = { readonly settlementId: string; readonly settlement: Settlement | undefined };

function Header(props: AmountsProps) {
  return (
    <Stack space={4}>
      <Text size="caption" tone="muted" as="div">
        <StatusIcon tone="neutral" icon={<SlipIcon />}>
          {noun}
        </StatusIcon>
      </Text>
      <Amounts {...props} />
    </Stack>
  );
}

function Amounts({ settlementId, settlement }: AmountsProps) {
  return (
    <Inline space={32} align="start">
      <Stack space={4}>
        <FigureLabel>Net amount</FigureLabel>
        <DetailHeader
          noun={noun}
          id={settlementId}
          title={settlement && <Money size="hero">{formatCents(settlement.netAmount)}</Money>}
          isAmount
          badges={settlement && <SettlementStatus status={settlement.status} />}
        />
      </Stack>
      <Stack space={4}>
        <FigureLabel>Total amount</FigureLabel>
        {settlement ? (
          <Money size="large">{formatCents(settlement.totalAmount)}</Money>
        ) : (
          <Skeleton width={120} insteadOf="moneyLarge" />
        )}
      </Stack>
    </Inline>
  );
}

function FigureLabel({ children }: { readonly children: string }) {
  return (
    <Text size="caption" tone="muted">
      {children}
    </Text>
  );
}

function Absent({ title }: { readonly title: string }) {
  return (
    <EmptyState
      title={title}
      icon={<SlipIcon size="large" />}
      action={<LinkButton href="/settlements">Settlements</LinkButton>}
    >
      This account has no settlement with this ID.
    </EmptyState>
  );
}
