import type { ActivityPeriod } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Card, CardBody, ChartHeadline, SegmentedControl, Skeleton, Stack, Text } from '@tillbook/ui';
import { isReadable, QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { totals } from './activity-card.css.ts';
import { ActivityChart } from './activity-chart.tsx';
import { activityQuery, type Period } from './api/get-account-activity.ts';
import { activityFailed, activityNote, noActivity } from './messages.ts';
import { successRate } from './success-rate.ts';

const periods = [
  { value: '7d', label: '7d' },
  { value: '30d', label: '30d' },
  { value: '90d', label: '90d' },
] as const;

const label = 'Net volume';

export function ActivityCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [period, setPeriod] = useState<Period>('30d');
  const query = useQuery(activityQuery(client, accountId, period));
  const choice = (
    <SegmentedControl label="Period" options={periods} value={period} onValueChange={setPeriod} />
  );
  return (
    <Card heading={label} action={choice}>
      {query.isError && !query.data ? (
        <QueryFailure title={activityFailed} size="part" headingLevel={3} query={query} />
      ) : (
        <CardBody>
          <Stack space={8} aria-busy={query.isFetching}>
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
  if (!current || !previous) return <LoadingBody />;
  if (isQuiet(current) && isQuiet(previous))
    return <Text tone="muted">{noActivity(current.days.length)}</Text>;
  return (
    <>
      <div className={totals}>
        <ChartHeadline
          label={label}
          value={current.net}
          before={isReadable(current.net) && isReadable(previous.net) ? previous.net : undefined}
          formatValue={formatCents}
        />
        <Text size="caption" tone="muted" tabular>
          {factsText(current)}
        </Text>
      </div>
      <ActivityChart label={label} current={current} previous={previous} />
      <ChartNote />
    </>
  );
}

function ChartNote() {
  return (
    <Text size="caption" tone="muted">
      {activityNote}
    </Text>
  );
}

const factsText = (period: ActivityPeriod): string => {
  const rate = successRate(period);
  const payments = `${period.payments.toLocaleString('en-US')} ${period.payments === 1 ? 'payment' : 'payments'}`;
  const fees = `${formatCents(period.fees)} fees`;
  return [payments, fees, ...(rate === undefined ? [] : [`${rate} succeeded`])].join(', ');
};

/** Reserves the height of the loaded body. */
function LoadingBody() {
  return (
    <>
      <div className={totals}>
        <ChartHeadline label={label} value={0} formatValue={formatCents} state="loading" />
        <Text size="caption">
          <Skeleton width={250} />
        </Text>
      </div>
      <ActivityChart label={label} />
      <ChartNote />
    </>
  );
}
