import type { getSystem, ResponseOf } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import {
  Card,
  CardBody,
  DescriptionItem,
  DescriptionList,
  Grid,
  Money,
  Skeleton,
  Stat,
  Stats,
  Text,
  TextLink,
} from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import { openAttemptsLabel, queuedJobsLabel } from './messages.ts';

export type System = ResponseOf<typeof getSystem>;

type Sum = System['today']['payments'];

const counted = (count: number): string => count.toLocaleString('en-US');

function Count({ count }: { readonly count: number | undefined }) {
  return count === undefined ? <Skeleton width={32} /> : <span>{counted(count)}</span>;
}

type SumOfProps = { readonly sum: Sum | undefined; readonly noun: string };

/** Shows a count and a sum: "2 payouts · $698.10". */
function SumOf({ sum, noun }: SumOfProps) {
  if (!sum) return <Skeleton width={128} />;
  return (
    <>
      <span>{`${counted(sum.count)} ${sum.count === 1 ? noun : `${noun}s`} `}</span>
      <Text as="span" tone="muted" tabular>
        {`· ${formatCents(sum.amountCents)}`}
      </Text>
    </>
  );
}

export function TodayFigures({ today }: { readonly today: System['today'] | undefined }) {
  return (
    <Stats>
      <Stat label="Postings today">
        <Count count={today?.postings} />
      </Stat>
      <Stat label="Payments today">
        <SumOf sum={today?.payments} noun="payment" />
      </Stat>
      <Stat label="Payouts today">
        <SumOf sum={today?.payouts} noun="payout" />
      </Stat>
      <Stat label="Refunds today">
        <SumOf sum={today?.refunds} noun="refund" />
      </Stat>
    </Stats>
  );
}

function When({ value }: { readonly value: string | undefined }) {
  return value === undefined ? (
    <Text as="span" tone="muted">
      --
    </Text>
  ) : (
    <Moment value={value}>{formatDateTime(value)}</Moment>
  );
}

type NextDeadlineProps = {
  readonly disputes: System['openDisputes'];
  readonly disputeHref: OpenWorkProps['disputeHref'];
};

function NextDeadline({ disputes: { nextDeadlineAt, nextToAnswer }, disputeHref }: NextDeadlineProps) {
  if (nextToAnswer === undefined) return <When value={nextDeadlineAt} />;
  const { accountId, accountName, id } = nextToAnswer;
  return (
    <>
      <When value={nextDeadlineAt} />
      <span>{' · '}</span>
      <TextLink href={disputeHref(accountId, id)}>{`View dispute, ${accountName}`}</TextLink>
    </>
  );
}

export type OpenWorkProps = {
  readonly system: System | undefined;
  readonly disputeHref: (accountId: string, disputeId: string) => string;
};

export function OpenWork({ system, disputeHref }: OpenWorkProps) {
  return (
    <Grid>
      <Card heading="Open disputes">
        <CardBody>
          <DescriptionList>
            <DescriptionItem label="Open">
              <Count count={system?.openDisputes.count} />
            </DescriptionItem>
            <DescriptionItem label="Amount on hold">
              {system ? (
                <Money>{formatCents(system.openDisputes.amountCents)}</Money>
              ) : (
                <Skeleton width={64} />
              )}
            </DescriptionItem>
            <DescriptionItem label="Next deadline">
              {system ? (
                <NextDeadline disputes={system.openDisputes} disputeHref={disputeHref} />
              ) : (
                // Reserves space for the time and the link, which take two lines on a phone.
                <>
                  <Skeleton width={128} />
                  <span> </span>
                  <Skeleton width={220} />
                </>
              )}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      <Card heading="Queue">
        <CardBody>
          <DescriptionList>
            <DescriptionItem label={queuedJobsLabel}>
              <Count count={system?.queue.depth} />
            </DescriptionItem>
            <DescriptionItem label="Failed jobs">
              <Count count={system?.queue.failed} />
            </DescriptionItem>
            <DescriptionItem label="Oldest job">
              {system ? <When value={system.queue.oldestJobAt} /> : <Skeleton width={128} />}
            </DescriptionItem>
            <DescriptionItem label={openAttemptsLabel}>
              <Count count={system?.openAttempts} />
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </Grid>
  );
}
