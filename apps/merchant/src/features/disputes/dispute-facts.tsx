import type { DisputeDetail } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import {
  Card,
  CardBody,
  DescriptionItem,
  DescriptionList,
  Identifier,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { DisputeTimeline } from './dispute-timeline.tsx';

/** What a dispute is about, and what has happened to it. */
export function DisputeFacts({ dispute }: { readonly dispute: DisputeDetail | undefined }) {
  const value = (content: (known: DisputeDetail) => ReactNode) =>
    dispute ? content(dispute) : <Skeleton width={88} />;
  const instant = (read: (known: DisputeDetail) => string) =>
    value((known) => (
      <Text as="span" tabular>
        <Moment value={read(known)}>{formatDateTime(read(known))}</Moment>
      </Text>
    ));
  return (
    <Stack space={16}>
      <Card heading="Details">
        <CardBody>
          <DescriptionList>
            <DescriptionItem label="Reason">{value(({ reasonLabel }) => reasonLabel)}</DescriptionItem>
            <DescriptionItem label="Disputed transaction">
              {value(({ transactionId }) => (
                <TextLink href={`/transactions/${encodeURIComponent(transactionId)}`}>
                  <Identifier>{transactionId}</Identifier>
                </TextLink>
              ))}
            </DescriptionItem>
            <DescriptionItem label="Opened">{instant(({ createdAt }) => createdAt)}</DescriptionItem>
            <DescriptionItem label="Answer by">{instant(({ respondBy }) => respondBy)}</DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
      {dispute && <DisputeTimeline events={dispute.timeline} />}
    </Stack>
  );
}
