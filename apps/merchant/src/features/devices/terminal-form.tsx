import type { Device } from '@tillbook/contract';
import { emptyMoneyEntry, parseMoneyInput, terminalPaymentFaults, type MoneyEntry } from '@tillbook/domain';
import { Card } from '@tillbook/ui';
import { createFormDraft, useAmountQuestion, useFormDraft, useUnsavedChanges } from '@tillbook/web-shell';
import { useState } from 'react';
import { AmountPane } from './amount-pane.tsx';
import { DevicePane } from './device-pane.tsx';
import { deviceName } from './device-name.ts';
import { deviceWaiting } from './messages.ts';
import { SendBar } from './send-bar.tsx';
import { terminal } from './terminal-form.css.ts';
import type { TerminalProps } from './terminal-props.ts';
import { useTerminalPayment } from './use-terminal-payment.ts';

export type TerminalFormProps = TerminalProps & {
  /** Devices that may still take a payment although the user has stopped waiting. */
  readonly waitingDevices: readonly Device[];
  readonly onStopWaiting: (device: Device) => void;
};

type Entry = {
  readonly amount: MoneyEntry;
  readonly serialNumber: string | undefined;
  readonly description: string;
};

const emptyEntry: Entry = { amount: emptyMoneyEntry, serialNumber: undefined, description: '' };
const entryDraft = createFormDraft<Entry>();

export function TerminalForm(props: TerminalFormProps) {
  const { accountId, devices, waitingDevices, onStopWaiting } = props;
  const [entry, setEntry] = useFormDraft(entryDraft, () => emptyEntry);
  const [faults, setFaults] = useState<ReturnType<typeof terminalPaymentFaults>>({});
  const amountCents = parseMoneyInput(entry.amount.text);
  const question = useAmountQuestion(entry.amount, (amount) => setEntry({ ...entry, amount }));
  // Preselects no device, since only the user knows where the customer is.
  const device = devices?.find(({ serialNumber }) => serialNumber === entry.serialNumber);

  const isLeft = waitingDevices.some(({ id }) => id === device?.id);
  const sending = useTerminalPayment({
    device,
    accountId,
    isLeft,
    onPaid: () => {
      // Clears the paid amount and its description, so that the next press does not charge them again. The
      // device stays selected for the next customer.
      setEntry({ ...entry, serialNumber: device?.serialNumber, amount: emptyMoneyEntry, description: '' });
    },
  });
  useUnsavedChanges(entry.amount.text !== '' || sending.isPending);

  const send = () => {
    const found = terminalPaymentFaults({ amountCents, serialNumber: device?.serialNumber });
    const shown = isLeft && device ? { ...found, device: deviceWaiting(deviceName(device)) } : found;
    setFaults(shown);
    if (Object.keys(shown).length > 0 || device === undefined || question.mustAsk()) return;
    const { serialNumber } = device;
    const description = entry.description.trim() || undefined;
    const kind = { type: 'pull', channel: 'in_person', method: 'card' } as const;
    sending.submit({ accountId, amount: amountCents, ...kind, serialNumber, description });
  };

  const clear = () => {
    setEntry(emptyEntry);
    setFaults({});
    sending.reset();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Card>
        <div className={terminal}>
          <AmountPane
            entry={entry.amount}
            onEntryChange={question.edit}
            error={faults.amount}
            disabled={sending.isPending}
          />
          <DevicePane
            {...props}
            amountCents={amountCents}
            device={device}
            description={entry.description}
            disabled={sending.isPending}
            onDevice={(serialNumber) => setEntry({ ...entry, serialNumber })}
            onDescription={(description) => setEntry({ ...entry, description })}
          />
          {devices && (
            <SendBar
              device={device}
              fault={faults.device}
              question={question}
              sending={sending}
              onClear={clear}
              onStopWaiting={() => {
                sending.leave();
                if (device) onStopWaiting(device);
              }}
            />
          )}
        </div>
      </Card>
    </form>
  );
}
