import { formatDateTime } from '@tillbook/domain';
import { Banner, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { QueryFailure, Moment, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { FailedPayouts, type FailedPayoutsProps } from '../../../features/system/failed-payouts.tsx';
import { FrontendErrors } from '../../../features/system/frontend-errors.tsx';
import { refreshFailed, systemFailed, updatedEveryMinute } from '../../../features/system/messages.ts';
import { timesNote } from '../../../lists/times-note.ts';
import { systemQuery } from '../../../features/system/api/get-system.ts';
import { OpenWork, TodayFigures, type OpenWorkProps } from '../../../features/system/system-figures.tsx';

export type SystemScreenProps = Pick<FailedPayoutsProps, 'transactionHref'> &
  Pick<OpenWorkProps, 'disputeHref'>;

export function SystemScreen({ transactionHref, disputeHref }: SystemScreenProps) {
  const { client } = useShell();
  const query = useQuery(systemQuery(client));
  const { data } = query;
  const isShown = data !== undefined || query.isPending;
  usePageTitle('System');
  return (
    <Stack space={16}>
      <PageHeader title="System" detail={isShown && <AsOf at={data?.asOf} />} />
      {query.isError && !data && <QueryFailure title={systemFailed} query={query} />}
      {query.isError && data && (
        <Banner tone="caution" announce>
          {refreshFailed}
        </Banner>
      )}
      {isShown && (
        <>
          <TodayFigures today={data?.today} />
          <OpenWork system={data} disputeHref={disputeHref} />
          <FailedPayouts failedPayouts={data?.failedPayouts} transactionHref={transactionHref} />
          {/* Last, because its height is unknown until it has loaded. */}
          {data && <FrontendErrors groups={data.frontendErrors} />}
        </>
      )}
    </Stack>
  );
}

function AsOf({ at }: { readonly at: string | undefined }) {
  return (
    <>
      <span>{'As of '}</span>
      {at === undefined ? <Skeleton width={136} /> : <Moment value={at}>{formatDateTime(at)}</Moment>}
      <span>{updatedEveryMinute(timesNote())}</span>
    </>
  );
}
