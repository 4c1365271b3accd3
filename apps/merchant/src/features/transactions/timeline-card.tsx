import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { formatDateTime, shortIdentifier } from '@tillbook/domain';
import { CardBody, Identifier, Stack, StatusIcon, Text, TextLink, type Tone } from '@tillbook/ui';
import { Moment, QueriedCard, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { timelineQuery } from './api/get-transaction-timeline.ts';
import { doerName, eventLink, eventTone, eventTitle } from './timeline-words.ts';

export type TimelineCardProps = { readonly accountId: string; readonly transaction: Transaction };

const heading = 'Timeline';

/** What has happened to a transaction, when, and by whom. */
export function TimelineCard({ accountId, transaction }: TimelineCardProps) {
  const { client } = useShell();
  const query = useQuery(timelineQuery(client, accountId, transaction.id));
  return (
    <QueriedCard
      heading={heading}
      query={query}
      failure="Failed to load the timeline. Please try again later."
    >
      {({ events }) => (
        <CardBody>
          <Stack as="ol" space={12} aria-label={heading}>
            {events.map((event, place) => (
              <li key={String(place)}>
                <Step tone={eventTone(event)}>{eventTitle(event)}</Step>
                <EventDetail event={event} />
              </li>
            ))}
            {isOpen(transaction) && (
              <li>
                <Step tone="caution">Waiting for the outcome</Step>
              </li>
            )}
          </Stack>
        </CardBody>
      )}
    </QueriedCard>
  );
}

const isOpen = ({ status }: Transaction): boolean => status === 'created' || status === 'pending';

function Step({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <Text as="div" size="small" weight="medium">
      <StatusIcon tone={tone}>{children}</StatusIcon>
    </Text>
  );
}

function EventDetail({ event }: { readonly event: TransactionEvent }) {
  const doer = doerName(event);
  const link = eventLink(event);
  return (
    <Text size="caption" tone="muted">
      <Moment value={event.at}>{formatDateTime(event.at)}</Moment>
      {doer !== undefined && ` by ${doer}`}
      {event.message !== undefined && `. ${event.message}`}
      {link && (
        <>
          {' '}
          <TextLink href={link.href}>
            <Identifier>{shortIdentifier(link.id)}</Identifier>
          </TextLink>
        </>
      )}
    </Text>
  );
}
