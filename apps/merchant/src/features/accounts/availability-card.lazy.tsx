import type { Availability } from '@tillbook/contract';
import { formatCents, formatDate, formatWeekdayDate } from '@tillbook/domain';
import { CardBody, CardSection, Money, Stack, SumLine, Sums, Text, TextLink } from '@tillbook/ui';
import { QueriedCard, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accruingText } from './accruing-text.ts';
import { availabilityQuery } from './api/get-availability.ts';
import { availabilityFailed, nothingHeld, unclearedPayments } from './messages.ts';

export function AvailabilityCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const query = useQuery(availabilityQuery(client, accountId));
  return (
    <QueriedCard heading="Coming up" query={query} failure={availabilityFailed} loadingLines={9}>
      {(availability) => <Known availability={availability} />}
    </QueriedCard>
  );
}

function Known({ availability }: { readonly availability: Availability }) {
  return (
    <>
      <CardBody>
        <Stack space={12}>
          <Days availability={availability} />
          <Text size="small" tone="muted">
            {accruingText(availability.accruing)}
          </Text>
        </Stack>
      </CardBody>
      <CardSection heading="On hold" headingLevel={3}>
        <CardBody>
          <Held availability={availability} />
        </CardBody>
      </CardSection>
    </>
  );
}

function Days({ availability: { days, pendingBalance } }: { readonly availability: Availability }) {
  return (
    <Sums>
      {days.map(({ day, amount, entryCount }) => (
        <SumLine key={day} label={formatWeekdayDate(day, { timeZone: 'UTC' })} count={entryCount}>
          <Money>{formatCents(amount)}</Money>
        </SumLine>
      ))}
      <SumLine label="Pending balance" kind="total">
        <Money>{formatCents(pendingBalance)}</Money>
      </SumLine>
    </Sums>
  );
}

function Held({ availability: { held, uncleared } }: { readonly availability: Availability }) {
  return (
    <Stack space={12}>
      {held.count > 0 && (
        <Sums>
          {held.holds.map(({ disputeId, amount, status, respondBy }) => (
            <SumLine
              key={disputeId}
              label={
                <span>
                  <TextLink placement="inText" href={`/disputes/${encodeURIComponent(disputeId)}`}>
                    Disputed payment
                  </TextLink>{' '}
                  <Text as="span" tone="muted">
                    {status === 'pending' ? `respond by ${formatDate(respondBy)}` : 'under review'}
                  </Text>
                </span>
              }
            >
              <Money>{formatCents(amount)}</Money>
            </SumLine>
          ))}
          <SumLine
            label={`Held by ${held.count === 1 ? 'a dispute' : `${held.count} disputes`}`}
            kind="total"
          >
            <Money>{formatCents(held.amount)}</Money>
          </SumLine>
        </Sums>
      )}
      {held.count === 0 && (
        <Text size="small" tone="muted">
          {nothingHeld}
        </Text>
      )}
      {uncleared.count > 0 && (
        <Text size="small" tone="muted">
          {unclearedPayments(uncleared.count, formatCents(uncleared.amount))}
        </Text>
      )}
    </Stack>
  );
}
