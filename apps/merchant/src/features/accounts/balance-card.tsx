import { formatCents } from '@tillbook/domain';
import {
  Card,
  CardBody,
  ErrorState,
  Inline,
  Money,
  ShareBar,
  Skeleton,
  Stack,
  SumLine,
  Sums,
  Text,
  VisuallyHidden,
} from '@tillbook/ui';
import { amountUnreadable, isReadable, requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountFailed, balanceUnknown } from './messages.ts';
import { accountQuery } from './api/get-account.ts';
import { NextAvailable } from './next-available.tsx';
import { TodaysChange } from './todays-change.tsx';

/** The ID of the note that explains why nothing can be withdrawn if the balance is unknown or malformed. */
export const balanceNoteId = 'balance-note';

export type BalanceCardProps = {
  readonly accountId: string;
  /** A small button in the card's header. */
  readonly action?: ReactNode;
  readonly explanation?: ReactNode;
};

export function BalanceCard({ accountId, action, explanation }: BalanceCardProps) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(accountQuery(client, accountId));
  return (
    <Card heading="USD Balance" action={action}>
      {!data && <VisuallyHidden id={balanceNoteId}>{balanceUnknown}</VisuallyHidden>}
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
        <CardBody spread>
          <Balances
            pendingCents={data?.pendingBalance}
            availableCents={data?.availableBalance}
            explanation={explanation}
            lines={
              <>
                <TodaysChange accountId={accountId} />
                <NextAvailable accountId={accountId} />
              </>
            }
          />
        </CardBody>
      )}
    </Card>
  );
}

type BalancesProps = {
  readonly pendingCents: number | undefined;
  readonly availableCents: number | undefined;
  readonly explanation: ReactNode;
  readonly lines: ReactNode;
};

function Balances({ pendingCents, availableCents, explanation, lines }: BalancesProps) {
  const isLoaded = pendingCents !== undefined && availableCents !== undefined;
  const totalCents = isLoaded ? pendingCents + availableCents : undefined;
  return (
    <Stack space={12} aria-busy={!isLoaded}>
      <div>
        <Text size="caption" tone="muted">
          Available to withdraw
        </Text>
        <Inline justify="between" space={8}>
          {isLoaded ? (
            <Money size="hero">{formatCents(availableCents)}</Money>
          ) : (
            <Skeleton width={180} insteadOf="moneyHero" />
          )}
          {explanation}
        </Inline>
        {lines}
      </div>
      {availableCents !== undefined && !isReadable(availableCents) && (
        <Text size="caption" tone="critical" as="div">
          <span id={balanceNoteId}>{amountUnreadable}</span>
        </Text>
      )}
      <ShareBar first={availableCents ?? 0} second={pendingCents ?? 0} />
      <Sums>
        <SumLine label="Available" swatch="first">
          <Figure cents={availableCents} />
        </SumLine>
        <SumLine label="Pending" swatch="second">
          <Figure cents={pendingCents} />
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
