import { renameDevice, type Device } from '@tillbook/contract';
import { Banner, Button, Dialog, Field, TextInput } from '@tillbook/ui';
import {
  fieldMessagesOf,
  formFailure,
  useSessionStorage,
  useNotify,
  useShell,
  useSubmission,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionFailed, nameMissing, renamingUnknown } from './messages.ts';
import { devicesKey } from '../../query-keys.ts';

export type RenameDeviceDialogProps = {
  readonly accountId: string;
  readonly device: Device;
  readonly onClose: () => void;
};

export function RenameDeviceDialog({ accountId, device, onClose }: RenameDeviceDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [name, setName, storeDraft] = useSessionStorage(
    `device ${device.id}`,
    (stored) => (typeof stored === 'string' ? stored : undefined),
    () => device.name ?? '',
  );
  const [ownProblem, setOwnProblem] = useState<string>();

  const renaming = useSubmission({
    send: (next: string) =>
      client.call(renameDevice, { params: { id: device.id }, body: { accountId, name: next } }),
    onSuccess: () => {
      notify('positive', 'Device renamed');
      void queryClient.invalidateQueries(devicesKey(accountId));
      onClose();
    },
  });
  const rename = () => {
    const trimmed = name.trim();
    setOwnProblem(trimmed === '' ? nameMissing : undefined);
    if (trimmed !== '') renaming.submit(trimmed);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !renaming.isPending && storeDraft()}
      title="Rename device"
      description={`Serial number ${device.serialNumber}`}
      onSubmit={rename}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={renaming.isPending}>
            {renaming.isPending ? 'Saving...' : 'Save name'}
          </Button>
        </>
      }
    >
      {renaming.error && (
        <Banner tone="critical" announce>
          {formFailure(renaming.error, { refused: actionFailed, unanswered: renamingUnknown })}
        </Banner>
      )}
      <Field label="Name" error={ownProblem ?? fieldMessagesOf(renaming.error)['name']}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={name}
          onValueChange={(text) => {
            setName(text);
            setOwnProblem(undefined);
            if (renaming.error) renaming.reset();
          }}
        />
      </Field>
    </Dialog>
  );
}
