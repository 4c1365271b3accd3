import { EmptyState, ErrorState, KeypadIcon, PageHeader, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { devicesFailed, noDevices } from '../../../features/devices/messages.ts';
import { devicesQuery } from '../../../features/devices/api/list-devices.ts';
import { TerminalForm } from '../../../features/devices/terminal-form.tsx';

/** Takes a payment in person. */
export function VirtualTerminalScreen({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(devicesQuery(client, accountId));
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
          Ask support for a terminal, and it stands here.
        </EmptyState>
      )}
      {!hasFailed && data?.devices.length !== 0 && (
        <TerminalForm accountId={accountId} devices={data?.devices} />
      )}
    </Stack>
  );
}
