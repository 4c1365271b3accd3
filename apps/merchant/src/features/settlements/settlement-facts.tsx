import type { Settlement } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import {
  Card,
  CardBody,
  Copyable,
  DescriptionItem,
  DescriptionList,
  MiddleTruncate,
  Skeleton,
  Text,
} from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

export function SettlementFacts({ settlement }: { readonly settlement: Settlement | undefined }) {
  return (
    <Card heading="Details">
      <CardBody>
        <DescriptionList>
          <DescriptionItem label="Account ID">
            {settlement ? (
              <Copyable text={settlement.accountId} label="Copy account ID">
                <MiddleTruncate text={settlement.accountId} />
              </Copyable>
            ) : (
              <Skeleton width={88} />
            )}
          </DescriptionItem>
          <DescriptionItem label="Created">
            <SettlementMoment value={settlement?.createdAt} />
          </DescriptionItem>
          <DescriptionItem label="Last updated">
            <SettlementMoment value={settlement?.updatedAt} />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function SettlementMoment({ value }: { readonly value: string | undefined }) {
  if (value === undefined) return <Skeleton width={88} />;
  return (
    <Text as="span" tabular>
      <Moment value={value}>{formatDateTime(value)}</Moment>
    </Text>
  );
}
