import type { Device } from '@tillbook/contract';
import { Banner, Stack } from '@tillbook/ui';
import { useUnderWay } from '@tillbook/web-shell';
import { useState } from 'react';
import { deviceName } from './device-name.ts';
import { mayStillCharge, stoppedWaiting } from './messages.ts';
import { TerminalForm } from './terminal-form.tsx';
import type { TerminalProps } from './terminal-props.ts';
import { terminalPlace } from './use-terminal-payment.ts';

/** Charges cards on devices. "Stop waiting" empties the form, and the outcome is shown later. */
export function Terminal(props: TerminalProps) {
  const [round, setRound] = useState(0);
  const [left, setLeft] = useState<readonly Device[]>([]);
  const isUnderWay = useUnderWay();
  const waiting = left.filter((device) => isUnderWay(terminalPlace(props.accountId, device)));
  return (
    <Stack space={16}>
      {waiting.map((device) => (
        <Banner key={device.id} announce title={mayStillCharge(deviceName(device))}>
          {stoppedWaiting}
        </Banner>
      ))}
      <TerminalForm
        key={round}
        {...props}
        waitingDevices={waiting}
        onStopWaiting={(device) => {
          setLeft([...waiting, device]);
          setRound(round + 1);
        }}
      />
    </Stack>
  );
}
