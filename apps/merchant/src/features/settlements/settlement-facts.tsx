import type { Settlement } from '@tillbook/contract';
import { formatCents, formatDateTime } from '@tillbook/domain';
import {
  Card,
  CardBody,
  Copyable,
  DescriptionItem,
  DescriptionList,
  Identifier,
  Money,
  Skeleton,
  Stack,
  SumLine,
  Sums,
  Text,
} from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

/** How a settlement comes to its net amount, and when. */
export function SettlementFacts({ settlement }: { readonly settlement: Settlement | undefined }) {
  const value = (content: (known: Settlement) => ReactNode) =>
    settlement ? content(settlement) : <Skeleton width={88} />;
  const figure = (read: (known: Settlement) => number) =>
    value((known) => <Money>{formatCents(read(known))}</Money>);
  const instant = (read: (known: Settlement) => string) =>
    value((known) => (
      <Text as="span" tabular>
        <Moment value={read(known)}>{formatDateTime(read(known))}</Moment>
      </Text>
    ));
  return (
    <Stack space={16}>
      <Card heading="Breakdown">
        <CardBody>
          <Sums>
            <SumLine label="Total amount">{figure(({ totalAmount }) => totalAmount)}</SumLine>
            <SumLine label="Total fees">{figure(({ totalFees }) => 0 - totalFees)}</SumLine>
            <SumLine label="Net amount" kind="total">
              {figure(({ netAmount }) => netAmount)}
            </SumLine>
          </Sums>
        </CardBody>
      </Card>
      <Card heading="Details">
        <CardBody>
          <DescriptionList>
            <DescriptionItem label="Account ID">
              {value(({ accountId }) => (
                <Copyable text={accountId} label="Copy account ID">
                  <Identifier>{accountId}</Identifier>
                </Copyable>
              ))}
            </DescriptionItem>
            <DescriptionItem label="Created">{instant(({ createdAt }) => createdAt)}</DescriptionItem>
            <DescriptionItem label="Last updated">{instant(({ updatedAt }) => updatedAt)}</DescriptionItem>
          </DescriptionList>
        </CardBody>
      </Card>
    </Stack>
  );
}
