import { registerDevice, type BodyOf } from '@tillbook/contract';
import { Banner, Button, Dialog, Field, TextInput } from '@tillbook/ui';
import {
  AttemptNotice,
  formMessage,
  fieldMessagesOf,
  formDraftFields,
  useAttempt,
  useSessionStorage,
  useNotify,
  useShell,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionFailed, serialNumberHint, serialNumberMissing } from './messages.ts';
import { devicesKey } from '../../query-keys.ts';

type NewDevice = { readonly serialNumber: string; readonly name: string };

const readDevice = (stored: unknown): NewDevice | undefined => {
  const field = formDraftFields(stored);
  return field && { serialNumber: field('serialNumber'), name: field('name') };
};

export type RegisterDeviceDialogProps = { readonly accountId: string; readonly onClose: () => void };

export function RegisterDeviceDialog({ accountId, onClose }: RegisterDeviceDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [device, setDevice, storeDraft] = useSessionStorage(`new device ${accountId}`, readDevice, () => ({
    serialNumber: '',
    name: '',
  }));
  const [ownProblem, setOwnProblem] = useState<string>();

  const registering = useAttempt({
    place: { call: 'registerDevice', accountId },
    send: (body: BodyOf<typeof registerDevice>, idempotencyKey) =>
      client.call(registerDevice, { body }, { idempotencyKey }),
    onSuccess: ({ serialNumber }) => {
      notify('positive', `${serialNumber} registered`);
      void queryClient.invalidateQueries(devicesKey(accountId));
      onClose();
    },
    onFound: () => void queryClient.invalidateQueries(devicesKey(accountId)),
    clearForm: () => setDevice({ serialNumber: '', name: '' }),
  });
  const change = (part: Partial<NewDevice>) => {
    setDevice({ ...device, ...part });
    setOwnProblem(undefined);
    if (registering.error) registering.reset();
  };
  const register = () => {
    const serialNumber = device.serialNumber.trim();
    const name = device.name.trim();
    setOwnProblem(serialNumber === '' ? serialNumberMissing : undefined);
    if (serialNumber !== '') registering.submit({ accountId, serialNumber, ...(name !== '' && { name }) });
  };
  const problems = fieldMessagesOf(registering.error);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !registering.isPending && storeDraft()}
      title="Register device"
      onSubmit={register}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={registering.isPending}>
            {registering.isPending ? 'Registering...' : 'Register device'}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={registering} noun="device" fallback={actionFailed} />
      {registering.error && (
        <Banner tone="critical" announce>
          {formMessage(registering.error, actionFailed)}
        </Banner>
      )}
      <Field label="Serial number" help={serialNumberHint} error={ownProblem ?? problems['serialNumber']}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={device.serialNumber}
          onValueChange={(serialNumber) => change({ serialNumber })}
        />
      </Field>
      <Field label="Name" labelEnd="Optional" error={problems['name']}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={device.name}
          onValueChange={(name) => change({ name })}
        />
      </Field>
    </Dialog>
  );
}
