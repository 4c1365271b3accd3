import type { getSystem, ResponseOf } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import {
  Card,
  CardBody,
  DescriptionItem,
  DescriptionList,
  Grid,
  Skeleton,
  Stat,
  Stats,
  Text,
} from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

export type System = ResponseOf<typeof getSystem>;

type Sum = System['today']['payments'];

const counted = (count: number): string => count.toLocaleString('en-US');

/** A figure, or a bar until it is there. */
function Count({ count }: { readonly count: number | undefined }) {
  return count === undefined ? <Skeleton width={32} /> : counted(count);
}

function SumOf({ sum }: { readonly sum: Sum | undefined }) {
  if (!sum) return <Skeleton width={96} />;
  return (
    <>
      {counted(sum.count)}{' '}
      <Text as="span" tone="muted" tabular>
        {formatCents(sum.amountCents)}
      </Text>
    </>
  );
}

/** What has gone through today. */
export function TodayFigures({ today }: { readonly today: System['today'] | undefined }) {
  return (
    <Stats>
      <Stat label="Postings today">
        <Count count={today?.postings} />
      </Stat>
      <Stat label="Payments today">
        <SumOf sum={today?.payments} />
      </Stat>
      <Stat label="Payouts today">
        <SumOf sum={today?.payouts} />
      </Stat>
      <Stat label="Refunds today">
        <SumOf sum={today?.refunds} />
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

/** What is waiting for somebody, and for the platform itself. */
export function OpenWork({ system }: { readonly system: System | undefined }) {
  return (
    <Grid>
      <Card heading="Open disputes">
        <CardBody>
          <DescriptionList>
            <DescriptionItem label="Open">
              <Count count={system?.openDisputes.count} />
            </DescriptionItem>
            <DescriptionItem label="Amount held">
              {system ? formatCents(system.openDisputes.amountCents) : <Skeleton width={64} />}
            </DescriptionItem>
            <DescriptionItem label="Next deadline">
              {system ? <When value={system.openDisputes.nextDeadlineAt} /> : <Skeleton width={128} />}
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      <Card heading="Queue">
        <CardBody>
          <DescriptionList>
            <DescriptionItem label="Jobs in the queue">
              <Count count={system?.queue.depth} />
            </DescriptionItem>
            <DescriptionItem label="Jobs that failed for good">
              <Count count={system?.queue.failed} />
            </DescriptionItem>
            <DescriptionItem label="Oldest job">
              {system ? <When value={system.queue.oldestJobAt} /> : <Skeleton width={128} />}
            </DescriptionItem>
            <DescriptionItem label="Attempts without an outcome">
              <Count count={system?.openAttempts} />
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </Grid>
  );
}
