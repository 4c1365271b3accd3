import type { SentReceipt } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Button, Card, CardBody, Inline, Stack, StatusIcon, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { receiptAccepted, receiptRefused, sendAgainTo } from './messages.ts';
import { actorName } from './timeline-words.ts';

export type ReceiptSendsProps = {
  readonly sends: readonly SentReceipt[];
  readonly disabled: boolean;
  readonly onSendAgain: (recipientEmail: string) => void;
};

/** Lists the emails of a receipt with their outcomes, each with a button to send it again. */
export function ReceiptSends({ sends, disabled, onSendAgain }: ReceiptSendsProps) {
  return (
    <Card heading="Previously sent" headingLevel={3}>
      <CardBody>
        <Stack as="ul" space={12} aria-label="Previously sent">
          {sends.map((send) => (
            <li key={send.id}>
              <Inline justify="between">
                <SendFacts send={send} />
                <Button
                  size="small"
                  disabled={disabled}
                  focusableWhenDisabled
                  aria-label={sendAgainTo(send.recipientEmail)}
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
  const actor = actorName(send);
  return (
    <div>
      <Text size="small" weight="medium">
        {send.recipientEmail}
      </Text>
      <Text size="caption" tone="muted">
        <Moment value={send.requestedAt}>{formatDateTime(send.requestedAt)}</Moment>
        {actor !== undefined && <span>{` by ${actor}`}</span>}
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
      return <StatusIcon tone="positive">{receiptAccepted}</StatusIcon>;
    case 'refused':
      return <StatusIcon tone="critical">{receiptRefused}</StatusIcon>;
    default:
      return <StatusIcon tone="caution">On its way</StatusIcon>;
  }
}
