import type { DisputeEvent } from '@tillbook/contract';
import { formatCents, formatDateTime, statusLabel } from '@tillbook/domain';
import { Card, CardBody, Timeline, TimelineStep } from '@tillbook/ui';
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
        <Timeline label="Timeline" direction="down" loadingSteps={events === undefined ? 1 : 0}>
          {events?.map((event) => (
            <TimelineStep
              key={`${event.kind} ${event.at} ${event.subject ?? ''}`}
              title={titleOf(event)}
              state="done"
            >
              <Moment value={event.at}>{formatDateTime(event.at)}</Moment>
              {event.by !== undefined && <span>{` by ${event.by}`}</span>}
            </TimelineStep>
          ))}
        </Timeline>
      </CardBody>
    </Card>
  );
}
