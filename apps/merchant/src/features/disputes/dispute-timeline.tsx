import type { DisputeEvent } from '@tillbook/contract';
import { formatCents, formatDateTime, statusLabel } from '@tillbook/domain';
import { Card, CardBody, Skeleton, Stack, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { eventTitles, increaseTitles } from './messages.ts';

const titleOf = ({ kind, amount, subject }: DisputeEvent): string => {
  const title = increaseTitles[kind]?.(formatCents(amount)) ?? eventTitles[kind] ?? statusLabel(kind);
  return subject === undefined ? title : `${title}: ${subject}`;
};

export type DisputeTimelineProps = {
  /** Undefined while loading. */
  readonly events: readonly DisputeEvent[] | undefined;
};

export function DisputeTimeline({ events }: DisputeTimelineProps) {
  return (
    <Card heading="Timeline">
      <CardBody>
        <Stack as="ol" space={12} aria-label="Timeline">
          {events === undefined && <LoadingEvent />}
          {events?.map((event) => (
            <li key={`${event.kind} ${event.at} ${event.subject ?? ''}`}>
              <Text size="small" weight="medium">
                {titleOf(event)}
              </Text>
              <Text size="caption" tone="muted">
                <Moment value={event.at}>{formatDateTime(event.at)}</Moment>
                {event.by !== undefined && <span>{` by ${event.by}`}</span>}
              </Text>
            </li>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function LoadingEvent() {
  return (
    <li aria-hidden="true">
      <Text size="small">
        <Skeleton width={144} />
      </Text>
      <Text size="caption">
        <Skeleton width={112} />
      </Text>
    </li>
  );
}
