import { formatDateTime } from '@tillbook/domain';
import { EmptyState, ErrorState, KeypadIcon, PageHeader, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '../../../features/accounts/api/get-account-attention.ts';
import {
  devicesFailed,
  didNotRespond,
  noDevices,
  noDevicesHint,
} from '../../../features/devices/messages.ts';
import { devicesQuery } from '../../../features/devices/api/list-devices.ts';
import { Terminal } from '../../../features/devices/terminal.tsx';
import { TakenToday } from './-taken-today.tsx';

export function VirtualTerminalScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(devicesQuery(client, accountId));
  const unanswered = useUnanswered(accountId);
  const hasFailed = isError && !data;
  usePageTitle('Virtual Terminal');
  return (
    <Stack space={16}>
      <PageHeader title="Virtual Terminal" />
      {hasFailed && (
        <ErrorState
          title={devicesFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      )}
      {data?.devices.length === 0 && (
        <EmptyState title={noDevices} icon={<KeypadIcon size="large" />}>
          {noDevicesHint}
        </EmptyState>
      )}
      {!hasFailed && data?.devices.length !== 0 && (
        <>
          <Terminal accountId={accountId} devices={data?.devices} unanswered={unanswered} />
          {data && <TakenToday accountId={accountId} devices={data.devices} />}
        </>
      )}
    </Stack>
  );
}

/** Returns the devices that did not respond to their last payment, and when, by serial number. */
const useUnanswered = (accountId: string): ReadonlyMap<string, string> => {
  const { client } = useShell();
  const { data } = useQuery(attentionQuery(client, accountId));
  return new Map(
    (data?.items ?? []).flatMap((item): [string, string][] =>
      item.kind === 'device' ? [[item.serialNumber, didNotRespond(formatDateTime(item.failedAt))]] : [],
    ),
  );
};
