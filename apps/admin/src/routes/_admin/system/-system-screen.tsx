import { formatDateTime } from '@tillbook/domain';
import { Banner, ErrorState, PageHeader, Stack } from '@tillbook/ui';
import { Moment, requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { FailedPayouts, type FailedPayoutsProps } from '../../../features/system/failed-payouts.tsx';
import { FrontendErrors } from '../../../features/system/frontend-errors.tsx';
import { systemFailed } from '../../../features/system/messages.ts';
import { systemQuery } from '../../../features/system/api/get-system.ts';
import { OpenWork, TodayFigures } from '../../../features/system/system-figures.tsx';

/** Processing at a glance, for whoever runs the platform. */
export function SystemScreen({ transactionHref }: Pick<FailedPayoutsProps, 'transactionHref'>) {
  const { client } = useShell();
  const query = useQuery(systemQuery(client));
  const { data } = query;
  usePageTitle('System');
  return (
    <Stack space={16}>
      <PageHeader title="System" detail={data && <AsOf at={data.asOf} />} />
      {query.isError && !data && (
        <ErrorState
          title={systemFailed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      )}
      {query.isError && data && (
        <Banner tone="caution" announce>
          These figures could not be brought up to date. The next attempt follows by itself.
        </Banner>
      )}
      {(data ?? query.isPending) && (
        <>
          <TodayFigures today={data?.today} />
          <OpenWork system={data} />
          <FailedPayouts failedPayouts={data?.failedPayouts} transactionHref={transactionHref} />
          <FrontendErrors groups={data?.frontendErrors} />
        </>
      )}
    </Stack>
  );
}

function AsOf({ at }: { readonly at: string }) {
  return (
    <>
      As of <Moment value={at}>{formatDateTime(at)}</Moment>, brought up to date every minute. Today is the
      day in New York.
    </>
  );
}
