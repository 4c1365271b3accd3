import type { ActivityPeriod } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import {
  Card,
  CardBody,
  ErrorState,
  SegmentedControl,
  Skeleton,
  Stack,
  Stat,
  Stats,
  Text,
} from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActivityChart } from './activity-chart.tsx';
import { changeText, formatRate, successRate } from './change-text.ts';
import { activityQuery, type Period } from './api/get-account-activity.ts';

const periods = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
] as const;

const heading = 'Activity';

/** What came in, what it cost and how much of it succeeded, beside the time before. */
export function ActivityCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [period, setPeriod] = useState<Period>('30d');
  const query = useQuery(activityQuery(client, accountId, period));
  const choice = (
    <SegmentedControl label="Period" options={periods} value={period} onValueChange={setPeriod} />
  );
  return (
    <Card heading={heading} action={choice}>
      {query.isError && !query.data ? (
        <ErrorState
          title="Failed to load the activity. Please try again later."
          size="part"
          headingLevel={3}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      ) : (
        <CardBody>
          <Stack space={16} aria-busy={query.isFetching}>
            <Body current={query.data?.current} previous={query.data?.previous} />
          </Stack>
        </CardBody>
      )}
    </Card>
  );
}

type BodyProps = {
  readonly current: ActivityPeriod | undefined;
  readonly previous: ActivityPeriod | undefined;
};

const isQuiet = ({ net, gross, fees, succeeded, failed }: ActivityPeriod) =>
  [net, gross, fees, succeeded, failed].every((figure) => figure === 0);

function Body({ current, previous }: BodyProps) {
  if (!current || !previous) return <Skeleton width={320} />;
  if (isQuiet(current) && isQuiet(previous))
    return <Text tone="muted">{quietText(current.days.length)}</Text>;
  return (
    <>
      <Figures current={current} previous={previous} />
      <ActivityChart current={current} previous={previous} />
      <Text size="small" tone="muted">
        Days are those of New York. Net volume is payments less refunds, disputes and fees; payouts are no
        part of it.
      </Text>
    </>
  );
}

const quietText = (days: number) =>
  `No payments in the last ${days} days, nor in the ${days} before. What you take is shown here.`;

type FiguresProps = { readonly current: ActivityPeriod; readonly previous: ActivityPeriod };

const countText = (count: number) => count.toLocaleString('en-US');

function Figures({ current, previous }: FiguresProps) {
  const [rate, rateBefore] = [successRate(current), successRate(previous)];
  return (
    <Stats>
      <Figure label="Net volume" change={changeText(current.net, previous.net, formatCents)}>
        {formatCents(current.net)}
      </Figure>
      <Figure label="Payments" change={changeText(current.payments, previous.payments, countText)}>
        {countText(current.payments)}
      </Figure>
      <Figure label="Fees paid" change={changeText(current.fees, previous.fees, formatCents)}>
        {formatCents(current.fees)}
      </Figure>
      <Figure label="Success rate" change={`${formatRate(rateBefore)} before`}>
        {formatRate(rate)}
      </Figure>
    </Stats>
  );
}

type FigureProps = { readonly label: string; readonly change: string; readonly children: ReactNode };

function Figure({ label, change, children }: FigureProps) {
  return (
    <Stat label={label}>
      <Text as="div" tabular>
        {children}
      </Text>
      <Text as="div" size="small" tone="muted" tabular>
        {change}
      </Text>
    </Stat>
  );
}
