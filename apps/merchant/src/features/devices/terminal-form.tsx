import { createTransaction, type BodyOf, type Device, type Transaction } from '@tillbook/contract';
import { formatCents, parseMoneyInput, validateTerminalPayment } from '@tillbook/domain';
import {
  Banner,
  Button,
  Card,
  KeypadIcon,
  Money,
  RadioCards,
  Skeleton,
  Spinner,
  Stack,
  SumLine,
  Sums,
} from '@tillbook/ui';
import {
  createFormDraft,
  useAttempt,
  useFormDraft,
  useShell,
  useUnsavedChanges,
  useChargeControl,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountPane } from './amount-pane.tsx';
import { waitingHint } from './messages.ts';
import { actions, devicePane, outcome, terminal, waiting, waitingTitle } from './terminal-form.css.ts';
import { TerminalOutcome } from './terminal-outcome.tsx';
import { accountQueries } from '../../query-keys.ts';

type TerminalPayment = Omit<BodyOf<typeof createTransaction>, 'referenceId'>;

export type TerminalFormProps = {
  readonly accountId: string;
  /** Undefined while they are awaited; the amount can be typed meanwhile. */
  readonly devices: readonly Device[] | undefined;
};

/** The specification asks for the word itself where a device has no name. */
const deviceName = ({ name }: Device): string => name ?? 'undefined';

type Entry = { readonly text: string; readonly serialNumber: string | undefined };

const emptyEntry: Entry = { text: '', serialNumber: undefined };
const entryDraft = createFormDraft<Entry>();

/** Charges a card that a customer holds to a device. */
export function TerminalForm({ accountId, devices }: TerminalFormProps) {
  const [entry, setEntry] = useFormDraft(entryDraft, () => emptyEntry);
  const [problem, setProblem] = useState<{ readonly field: 'amount' | 'device'; readonly message: string }>();
  const { text, serialNumber } = entry;
  const charging = useChargeControl();
  const amountCents = parseMoneyInput(text);
  const device = devices?.find((candidate) => candidate.serialNumber === serialNumber);

  const sending = useTerminalPayment(accountId, () => {
    // What has been paid is not to be sent again by the next press; the device stays for the next customer.
    setEntry({ ...entry, text: '' });
  });
  useUnsavedChanges(text !== '' || sending.isPending);

  const send = () => {
    const validation = validateTerminalPayment({ amountCents, serialNumber });
    setProblem(validation.ok ? undefined : validation);
    if (!validation.ok || serialNumber === undefined) return;
    sending.submit({
      accountId,
      amount: amountCents,
      type: 'pull',
      channel: 'in_person',
      method: 'card',
      serialNumber,
    });
  };

  const clear = () => {
    setEntry(emptyEntry);
    setProblem(undefined);
    sending.reset();
    // Whoever clears the form has done with that payment, also where nobody knows how it ended.
    sending.forget();
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
            text={text}
            onTextChange={(next) => setEntry({ ...entry, text: next })}
            error={problem?.field === 'amount' ? problem.message : undefined}
            disabled={sending.isPending}
          />
          <div className={devicePane}>
            {devices ? (
              <RadioCards
                legend="Device"
                options={devices.map((candidate) => ({
                  value: candidate.serialNumber,
                  label: deviceName(candidate),
                  detail: candidate.serialNumber,
                  end: <KeypadIcon />,
                }))}
                value={serialNumber}
                disabled={sending.isPending}
                onValueChange={(chosen) => setEntry({ ...entry, serialNumber: chosen })}
              />
            ) : (
              <Skeleton width={200} />
            )}
            <Stack space={16}>
              <Sums>
                <SumLine label="Charge">
                  <Money>{formatCents(amountCents)}</Money>
                </SumLine>
                <SumLine label="Device">{device ? deviceName(device) : '--'}</SumLine>
              </Sums>
              <div className={actions}>
                <div className={outcome}>
                  {problem?.field === 'device' && (
                    <Banner tone="critical" announce>
                      {problem.message}
                    </Banner>
                  )}
                  {sending.isPending && device && <Waiting device={device} />}
                  {!sending.isPending && <TerminalOutcome answer={sending.data} error={sending.error} />}
                </div>
                <Button type="submit" variant="primary" size="large" busy={sending.isPending} {...charging}>
                  {sending.isPending ? 'Sending...' : 'Send to terminal'}
                </Button>
                <Button size="large" onClick={clear} disabled={sending.isPending}>
                  Clear
                </Button>
              </div>
            </Stack>
          </div>
        </div>
      </Card>
    </form>
  );
}

/** Sends a payment to a device. The call answers when the device has: approved, declined or not there. */
const useTerminalPayment = (accountId: string, onPaid: (payment: Transaction) => void) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  return useAttempt({
    scope: `terminal ${accountId}`,
    send: (payment: TerminalPayment, referenceId) =>
      client.call(createTransaction, { body: { ...payment, referenceId } }),
    onSuccess: (transaction) => {
      void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
      if (transaction.status === 'succeeded') onPaid(transaction);
    },
  });
};

function Waiting({ device }: { readonly device: Device }) {
  return (
    <output className={waiting}>
      <Spinner size="large" />
      <span>
        <strong className={waitingTitle}>Waiting for a card on {deviceName(device)}</strong>
        <span>{waitingHint}</span>
      </span>
    </output>
  );
}
