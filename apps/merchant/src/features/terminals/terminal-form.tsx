import { createTransaction, type BodyOf, type Device } from '@tillbook/contract';
import { formatCents, formatMoneyInput, parseMoneyInput, validateTerminalPayment } from '@tillbook/domain';
import {
  Banner,
  Button,
  Card,
  CardBody,
  CardFoot,
  Field,
  Grid,
  KeypadIcon,
  Money,
  MoneyInput,
  RadioCards,
  Stack,
  SumLine,
  Sums,
  Text,
} from '@tillbook/ui';
import { useAttempt, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TerminalOutcome } from './terminal-outcome.tsx';

type TerminalPayment = Omit<BodyOf<typeof createTransaction>, 'referenceId'>;

export type TerminalFormProps = { readonly accountId: string; readonly devices: readonly Device[] };

/** The specification asks for the word itself where a device has no name. */
const deviceName = ({ name }: Device): string => name ?? 'undefined';

/** Charges a card that a customer holds to a device. */
export function TerminalForm({ accountId, devices }: TerminalFormProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [serialNumber, setSerialNumber] = useState<string>();
  const [problem, setProblem] = useState<{ readonly field: 'amount' | 'device'; readonly message: string }>();
  const amountCents = parseMoneyInput(text);
  const device = devices.find((candidate) => candidate.serialNumber === serialNumber);

  const sending = useAttempt({
    scope: `terminal ${accountId}`,
    send: (payment: TerminalPayment, referenceId) =>
      client.call(createTransaction, { body: { ...payment, referenceId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [accountId] }),
  });

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
    setText('');
    setSerialNumber(undefined);
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
        <CardBody>
          <Grid space={24}>
            <Stack>
              <Field
                label="Amount"
                help="$2.00 or more"
                {...(problem?.field === 'amount' && { error: problem.message })}
              >
                <MoneyInput
                  value={text}
                  disabled={sending.isPending}
                  onValueChange={(typed) => setText(formatMoneyInput(typed))}
                />
              </Field>
            </Stack>
            <Stack space={16}>
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
                onValueChange={setSerialNumber}
              />
              {problem?.field === 'device' && (
                <Banner tone="critical" announce>
                  {problem.message}
                </Banner>
              )}
              {sending.isPending && device && (
                <Banner tone="info" announce>
                  <strong>Waiting for a card on {deviceName(device)}</strong>
                  <Text size="small">The customer can tap, insert or swipe.</Text>
                </Banner>
              )}
              {!sending.isPending && <TerminalOutcome answer={sending.data} error={sending.error} />}
              <Sums>
                <SumLine label="Charge">
                  <Money>{formatCents(amountCents)}</Money>
                </SumLine>
                <SumLine label="Device">{device ? deviceName(device) : '--'}</SumLine>
              </Sums>
            </Stack>
          </Grid>
        </CardBody>
        <CardFoot>
          <Button onClick={clear} disabled={sending.isPending}>
            Clear
          </Button>
          <Button type="submit" variant="primary" busy={sending.isPending}>
            {sending.isPending ? 'Sending...' : 'Send to terminal'}
          </Button>
        </CardFoot>
      </Card>
    </form>
  );
}
