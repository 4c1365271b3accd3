import type { TransactionEvent } from '@tillbook/contract';
import { formatDateTime, shortIdentifier } from '@tillbook/domain';
import { Card, CardBody, Identifier, Stack, StatusIcon, Text, TextLink } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { disputesOf, isOpenDispute } from './disputes-of.ts';
import { actorName, eventLink, eventTone, eventTitle } from './timeline-words.ts';

/** Kinds of events that the steps, ledger entries or related transactions show. */
const shownElsewhere = new Set([
  'created',
  'approved',
  'declined',
  'completed',
  'failed',
  'posted',
  'settled',
  'returned',
  'reversed',
  'charged_back',
  'dispute_won',
  'dispute_lost',
]);

/** Returns true if the page shows an event elsewhere. A single refund and an open dispute are steps. */
const isStep = ({ kind, disputeId }: TransactionEvent, events: readonly TransactionEvent[]): boolean => {
  switch (kind) {
    case 'refund_requested':
    case 'refund_succeeded':
      return events.filter((event) => event.kind === 'refund_requested').length === 1;
    case 'dispute_opened':
      return disputesOf(events).some(({ id, status }) => id === disputeId && isOpenDispute(status));
    default:
      return shownElsewhere.has(kind);
  }
};

const heading = 'Other events';

/** Lists events that the rest of the page omits. Renders nothing if no event is left. */
export function OtherEvents({ events }: { readonly events: readonly TransactionEvent[] }) {
  const others = events.filter((event) => !isStep(event, events));
  if (others.length === 0) return null;
  return (
    <Card heading={heading}>
      <CardBody>
        <Stack as="ol" space={12} aria-label={heading}>
          {others.map((event, index) => (
            <li key={index}>
              <Text as="div" size="small" weight="medium">
                <StatusIcon tone={eventTone(event)}>{eventTitle(event)}</StatusIcon>
              </Text>
              <EventDetail event={event} />
            </li>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function EventDetail({ event }: { readonly event: TransactionEvent }) {
  const actor = actorName(event);
  const link = eventLink(event);
  return (
    <Text size="caption" tone="muted">
      <Moment value={event.at}>{formatDateTime(event.at)}</Moment>
      {actor !== undefined && <span>{` by ${actor}`}</span>}
      {event.message !== undefined && <Text as="span">{`. ${event.message}`}</Text>}
      {link && (
        <>
          <span> </span>
          <TextLink href={link.href}>
            <Identifier>{shortIdentifier(link.id)}</Identifier>
          </TextLink>
        </>
      )}
    </Text>
  );
}
