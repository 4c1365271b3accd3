import { formatCents } from '@tillbook/domain';
import {
  Card,
  CardBody,
  ErrorState,
  Money,
  ShareBar,
  Skeleton,
  Stack,
  SumLine,
  Sums,
  Text,
} from '@tillbook/ui';
import { amountUnreadable, isReadable, requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountFailed } from './messages.ts';
import { accountQuery } from './api/get-account.ts';

/** The element that says why nothing can be withdrawn, where the balance is not as agreed. */
export const balanceNoteId = 'balance-note';

export type BalanceCardProps = {
  readonly accountId: string;
  /** One small button in the card's head. */
  readonly action?: ReactNode;
};

/** What can be withdrawn, what is on its way, and what both come to. */
export function BalanceCard({ accountId, action }: BalanceCardProps) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(accountQuery(client, accountId));
  return (
    <Card heading="USD Balance" action={action}>
      {isError && !data ? (
        <ErrorState
          title={accountFailed}
          size="part"
          headingLevel={3}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      ) : (
        <CardBody>
          <Balances pendingCents={data?.pendingBalance} availableCents={data?.availableBalance} />
        </CardBody>
      )}
    </Card>
  );
}

type BalancesProps = {
  readonly pendingCents: number | undefined;
  readonly availableCents: number | undefined;
};

function Balances({ pendingCents, availableCents }: BalancesProps) {
  const isLoaded = pendingCents !== undefined && availableCents !== undefined;
  const totalCents = isLoaded ? pendingCents + availableCents : undefined;
  return (
    <Stack space={12} aria-busy={!isLoaded}>
      <div>
        <Text size="caption" tone="muted">
          Available to withdraw
        </Text>
        {isLoaded ? (
          <Money size="hero">{formatCents(availableCents)}</Money>
        ) : (
          <Skeleton width={180} insteadOf="moneyHero" />
        )}
      </div>
      {availableCents !== undefined && !isReadable(availableCents) && (
        <Text size="caption" tone="critical" as="div">
          <span id={balanceNoteId}>{amountUnreadable}</span>
        </Text>
      )}
      <ShareBar first={availableCents ?? 0} second={pendingCents ?? 0} />
      <Sums>
        <SumLine label="Pending" swatch="second">
          <Figure cents={pendingCents} />
        </SumLine>
        <SumLine label="Available" swatch="first">
          <Figure cents={availableCents} />
        </SumLine>
        <SumLine label="Total Balance" kind="total">
          <Figure cents={totalCents} />
        </SumLine>
      </Sums>
    </Stack>
  );
}

function Figure({ cents }: { readonly cents: number | undefined }) {
  return cents === undefined ? <Skeleton width={72} /> : <Money>{formatCents(cents)}</Money>;
}
