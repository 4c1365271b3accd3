import type { Device } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import {
  Field,
  KeypadIcon,
  Money,
  RadioCards,
  Skeleton,
  Stack,
  SumLine,
  Sums,
  TextInput,
} from '@tillbook/ui';
import { deviceName } from './device-name.ts';
import { devicePane } from './terminal-form.css.ts';
import type { TerminalProps } from './terminal-props.ts';

export type DevicePaneProps = Pick<TerminalProps, 'devices' | 'unanswered'> & {
  readonly amountCents: number;
  readonly device: Device | undefined;
  readonly description: string;
  readonly disabled: boolean;
  readonly onDevice: (serialNumber: string) => void;
  readonly onDescription: (description: string) => void;
};

export function DevicePane(props: DevicePaneProps) {
  const { amountCents, device } = props;
  if (props.devices === undefined) return <LoadingDevices />;
  return (
    <div className={devicePane}>
      <DeviceChoice {...props} devices={props.devices} />
      <Sums>
        <SumLine label="Charge">
          <Money>{formatCents(amountCents)}</Money>
        </SumLine>
        <SumLine label="Device">{device ? deviceName(device) : '--'}</SumLine>
      </Sums>
    </div>
  );
}

function DeviceChoice({
  devices,
  unanswered,
  device,
  description,
  disabled,
  onDevice,
  onDescription,
}: DevicePaneProps & { readonly devices: readonly Device[] }) {
  return (
    <Stack space={16}>
      <RadioCards
        legend="Device"
        options={devices.map((candidate) => ({
          value: candidate.serialNumber,
          label: deviceName(candidate),
          detail: candidate.serialNumber,
          note: unanswered?.get(candidate.serialNumber),
          end: <KeypadIcon />,
        }))}
        value={device?.serialNumber}
        disabled={disabled}
        onValueChange={onDevice}
      />
      <Field label="Description" labelEnd="Optional">
        <TextInput
          name="description"
          maxLength={200}
          value={description}
          disabled={disabled}
          onValueChange={onDescription}
        />
      </Field>
    </Stack>
  );
}

/** Shows only a bar, since the number of devices, and so the height, is unknown. */
function LoadingDevices() {
  return (
    <div className={devicePane}>
      <Skeleton width={200} />
    </div>
  );
}
