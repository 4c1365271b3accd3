import type { FeeProfile } from '@tillbook/contract';
import { cardFeeTypeLabel, formatBasisPoints, formatCents } from '@tillbook/domain';
import { Card, CardBody, ErrorState, Fact, Facts, Skeleton, Stack, Text } from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { feesFailed } from './messages.ts';
import { feeProfileQuery } from './queries.ts';

/** What the account pays per payment. */
export function FeeProfileCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(feeProfileQuery(client, accountId));
  return (
    <Card heading="Fee profile">
      {isError && !data ? (
        <ErrorState
          title={feesFailed}
          size="part"
          headingLevel={3}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      ) : (
        <CardBody>{data ? <Fees profile={data} /> : <Skeleton width={240} />}</CardBody>
      )}
    </Card>
  );
}

function Fees({
  profile: { cardTransactionFee: card, achTransactionFee: ach },
}: {
  readonly profile: FeeProfile;
}) {
  return (
    <Stack space={8}>
      <Facts align="start">
        <Fact label="Card pricing">{cardFeeTypeLabel(card.type)}</Fact>
        <Fact label="Card, online">
          {formatBasisPoints(card.onlinePercentageBasisPoints)} + {formatCents(card.onlineFlatFee)}
        </Fact>
        <Fact label="Card, in person">
          {formatBasisPoints(card.inPersonPercentageBasisPoints)} + {formatCents(card.inPersonFlatFee)}
        </Fact>
        <Fact label="ACH">{formatBasisPoints(ach.percentageBasisPoints)}</Fact>
        <Fact label="ACH minimum fee">{formatCents(ach.minimumFee)}</Fact>
        <Fact label="ACH maximum fee">{formatCents(ach.maximumFee)}</Fact>
      </Facts>
      {card.type === 'dynamic' && (
        <Text size="caption" tone="muted">
          Interchange fees are passed through.
        </Text>
      )}
    </Stack>
  );
}
