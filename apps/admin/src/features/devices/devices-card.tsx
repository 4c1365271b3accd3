import type { Device } from '@tillbook/contract';
import { Button, Card, DataTable, ErrorState } from '@tillbook/ui';
import { lazyModule, requestIdOf, useLazyDialog, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceColumns } from './device-columns.tsx';
import { devicesFailed, noDevicesYet } from './messages.ts';
import { devicesQuery } from './api/list-devices.ts';

const registerDialog = lazyModule(
  async () => (await import('./register-device-dialog.tsx')).RegisterDeviceDialog,
);
const renameDialog = lazyModule(async () => (await import('./rename-device-dialog.tsx')).RenameDeviceDialog);

export function DevicesCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data, error, isFetching, refetch } = useQuery(devicesQuery(client, accountId));
  const { Dialog: RegisterDeviceDialog, ...registering } = useLazyDialog(registerDialog);
  const { Dialog: RenameDeviceDialog, ...renaming } = useLazyDialog(renameDialog);
  const [toRename, setToRename] = useState<Device>();
  const columns = deviceColumns((device) => renaming.openWhenLoaded(() => setToRename(device)));

  return (
    <Card
      heading="Devices"
      action={
        <Button size="small" aria-haspopup="dialog" {...registering.trigger}>
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
          loadingRows={3}
        >
          {noDevicesYet}
        </DataTable>
      )}
      {RegisterDeviceDialog && <RegisterDeviceDialog accountId={accountId} onClose={registering.close} />}
      {RenameDeviceDialog && toRename && (
        <RenameDeviceDialog accountId={accountId} device={toRename} onClose={renaming.close} />
      )}
    </Card>
  );
}
