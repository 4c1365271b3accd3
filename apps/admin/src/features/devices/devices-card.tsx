import type { Device } from '@tillbook/contract';
import { Button, Card, DataTable, ErrorState } from '@tillbook/ui';
import { createPart, requestIdOf, usePreparedPart, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceColumns } from './device-columns.tsx';
import { devicesFailed } from './messages.ts';
import { devicesQuery } from './queries.ts';

const deviceDialogs = createPart(async () => {
  const [{ RegisterDeviceDialog }, { RenameDeviceDialog }] = await Promise.all([
    import('./register-device-dialog.tsx'),
    import('./rename-device-dialog.tsx'),
  ]);
  return { RegisterDeviceDialog, RenameDeviceDialog };
});

/** The terminals of an account, and what registers and renames them. */
export function DevicesCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isFetching, refetch } = useQuery(devicesQuery(client, accountId));
  const [opened, setOpened] = useState<'register' | Device>();
  const { Loaded: dialogs, intent, whenLoaded } = usePreparedPart(deviceDialogs);
  const close = () => setOpened(undefined);
  const columns = deviceColumns((device) => whenLoaded(() => setOpened(device)));

  return (
    <Card
      heading="Devices"
      action={
        <Button
          size="small"
          aria-haspopup="dialog"
          {...intent}
          onClick={() => whenLoaded(() => setOpened('register'))}
        >
          Register device
        </Button>
      }
    >
      {error && !data ? (
        <ErrorState
          title={devicesFailed}
          size="part"
          headingLevel={3}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      ) : (
        <DataTable
          label="Devices"
          columns={columns}
          rows={data?.devices ?? []}
          state={data ? 'ready' : 'loading'}
          loadingRows={2}
        >
          No devices yet.
        </DataTable>
      )}
      {dialogs && opened === 'register' && (
        <dialogs.RegisterDeviceDialog accountId={accountId} onClose={close} />
      )}
      {dialogs && opened !== undefined && opened !== 'register' && (
        <dialogs.RenameDeviceDialog accountId={accountId} device={opened} onClose={close} />
      )}
    </Card>
  );
}
