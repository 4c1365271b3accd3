import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { EmptyLine, Text, Timeline, TimelineStep } from '@tillbook/ui';
import { Moment, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { timelineQuery } from './api/get-transaction-timeline.ts';
import { timelineFailed } from './messages.ts';
import { eventTone, previewedEventTitle } from './timeline-words.ts';

export type PreviewTimelineProps = { readonly accountId: string; readonly transaction: Transaction };

export function PreviewTimeline({ accountId, transaction }: PreviewTimelineProps) {
  const { client } = useShell();
  const { data, isError } = useQuery(timelineQuery(client, accountId, transaction.id));
  if (isError && !data) return <EmptyLine>{timelineFailed}</EmptyLine>;
  return (
    <Timeline label="Timeline" direction="down" loadingSteps={data ? 0 : 2}>
      {data?.events.map((event, index) => (
        <TimelineStep
          key={String(index)}
          title={previewedEventTitle(transaction, event)}
          state={stateOf(event)}
        >
          <Moment value={event.at}>{formatDateTime(event.at)}</Moment>
          {event.message !== undefined && <Text as="span">{`. ${event.message}`}</Text>}
        </TimelineStep>
      ))}
    </Timeline>
  );
}

const stateOf = (event: TransactionEvent): 'done' | 'failed' =>
  eventTone(event) === 'critical' ? 'failed' : 'done';
