import type { DisputeEvent } from '@tillbook/contract';
import { formatCents, formatDateTime, statusLabel } from '@tillbook/domain';
import { Card, CardBody, Stack, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

const titles: Readonly<Record<string, string>> = {
  opened: 'Opened by the customer',
  evidence_saved: 'Draft saved',
  file_added: 'File added',
  submitted: 'Evidence submitted',
  accepted: 'Accepted',
  expired: 'Time to answer over',
  won: 'Won',
  lost: 'Lost',
};

/** What it says of what a failed refund has added. */
const increaseOf: Readonly<Record<string, (amount: string) => string>> = {
  increased: (amount) => `Increased by ${amount}: a refund failed`,
  charged_back: (amount) => `${amount} more charged back: a refund failed`,
};

const titleOf = ({ kind, amount, subject }: DisputeEvent): string => {
  const title = increaseOf[kind]?.(formatCents(amount)) ?? titles[kind] ?? statusLabel(kind);
  return subject === undefined ? title : `${title}: ${subject}`;
};

/** What has happened to a dispute, when, and by whom. */
export function DisputeTimeline({ events }: { readonly events: readonly DisputeEvent[] }) {
  return (
    <Card heading="Timeline">
      <CardBody>
        <Stack as="ol" space={12} aria-label="Timeline">
          {events.map((event) => (
            <li key={`${event.kind} ${event.at} ${event.subject ?? ''}`}>
              <Text size="small" weight="medium">
                {titleOf(event)}
              </Text>
              <Text size="caption" tone="muted">
                <Moment value={event.at}>{formatDateTime(event.at)}</Moment>
                {event.by !== undefined && ` by ${event.by}`}
              </Text>
            </li>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
