import type { SentReceipt } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Button, Card, CardBody, Inline, Stack, StatusIcon, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { doerName } from './timeline-words.ts';

export type ReceiptSendsProps = {
  readonly sends: readonly SentReceipt[];
  readonly disabled: boolean;
  readonly onSendAgain: (recipientEmail: string) => void;
};

/** To whom a receipt was sent, when, by whom, and what became of it. */
export function ReceiptSends({ sends, disabled, onSendAgain }: ReceiptSendsProps) {
  return (
    <Card heading="Sent before" headingLevel={3}>
      <CardBody>
        <Stack as="ul" space={12} aria-label="Sent before">
          {sends.map((send) => (
            <li key={send.id}>
              <Inline justify="between">
                <SendFacts send={send} />
                <Button
                  size="small"
                  disabled={disabled}
                  focusableWhenDisabled
                  aria-label={`Send again to ${send.recipientEmail}`}
                  onClick={() => onSendAgain(send.recipientEmail)}
                >
                  Send again
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function SendFacts({ send }: { readonly send: SentReceipt }) {
  const doer = doerName(send);
  return (
    <div>
      <Text size="small" weight="medium">
        {send.recipientEmail}
      </Text>
      <Text size="caption" tone="muted">
        <Moment value={send.requestedAt}>{formatDateTime(send.requestedAt)}</Moment>
        {doer !== undefined && ` by ${doer}`}
      </Text>
      <Text size="caption" as="div">
        <Outcome status={send.status} />
      </Text>
    </div>
  );
}

function Outcome({ status }: { readonly status: string }) {
  switch (status) {
    case 'sent':
      return <StatusIcon tone="positive">Taken by the mail server</StatusIcon>;
    case 'refused':
      return <StatusIcon tone="critical">Refused by the mail server</StatusIcon>;
    default:
      return <StatusIcon tone="caution">On its way</StatusIcon>;
  }
}
