import type { Device } from '@tillbook/contract';
import { Banner, Stack } from '@tillbook/ui';
import { useState } from 'react';
import { deviceName } from './device-name.ts';
import { TerminalForm } from './terminal-form.tsx';
import type { TerminalProps } from './terminal-props.ts';

const withoutDevice = (device: Device) => (devices: readonly Device[]) =>
  devices.filter(({ id }) => id !== device.id);

/** Charges cards on devices. Whoever stops waiting for one gets an empty form, and is told the outcome later. */
export function Terminal(props: TerminalProps) {
  const [round, setRound] = useState(0);
  const [left, setLeft] = useState<readonly Device[]>([]);
  return (
    <Stack space={16}>
      {left.map((device) => (
        <Banner key={device.id} announce title={`${deviceName(device)} may still take the payment`}>
          You stopped waiting. The outcome will appear here and in today’s payments.
        </Banner>
      ))}
      <TerminalForm
        key={round}
        {...props}
        waitingDevices={left}
        onStopWaiting={(device) => {
          setLeft([...left, device]);
          setRound(round + 1);
        }}
        onLateEnd={(device) => setLeft(withoutDevice(device))}
      />
    </Stack>
  );
}
