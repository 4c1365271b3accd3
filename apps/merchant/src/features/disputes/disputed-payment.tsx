import type { DisputeDetail } from '@tillbook/contract';
import { channelLabel, formatCents, formatDateTime, maskLastFour, methodLabel } from '@tillbook/domain';
import {
  Card,
  CardBody,
  DescriptionItem,
  DescriptionList,
  Grid,
  Identifier,
  Money,
  Skeleton,
  TextLink,
} from '@tillbook/ui';
import { Moment, NotAvailable } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { transactionAddress } from '../../transaction-address.ts';

/** Describes the instrument and channel, as in "Visa •••• 4242, online". */
const paidWith = ({ payment }: DisputeDetail): string | undefined => {
  if (payment === undefined) return undefined;
  const { cardBrand, lastFour, method, channel } = payment;
  const kind = cardBrand ?? methodLabel(method);
  const instrument = lastFour === undefined ? kind : `${kind} ${maskLastFour(lastFour)}`;
  return channel === undefined ? instrument : `${instrument}, ${channelLabel(channel).toLowerCase()}`;
};

export function DisputedPayment({ dispute }: { readonly dispute: DisputeDetail | undefined }) {
  const payment = dispute?.payment;
  const value = (read: (known: DisputeDetail) => ReactNode, width: number) =>
    dispute === undefined ? <Skeleton width={width} /> : (read(dispute) ?? <NotAvailable />);
  return (
    <Card heading="Payment">
      <CardBody>
        <Grid space={24}>
          <DescriptionList>
            <DescriptionItem label="Amount">
              {value(() => payment && <Money>{formatCents(payment.amount)}</Money>, 64)}
            </DescriptionItem>
            <DescriptionItem label="Description">{value(() => payment?.description, 168)}</DescriptionItem>
            <DescriptionItem label="Customer">{value(() => payment?.ownerName, 96)}</DescriptionItem>
          </DescriptionList>
          <DescriptionList>
            <DescriptionItem label="Paid with">{value(paidWith, 136)}</DescriptionItem>
            <DescriptionItem label="Date">
              {value(
                () =>
                  payment && <Moment value={payment.createdAt}>{formatDateTime(payment.createdAt)}</Moment>,
                120,
              )}
            </DescriptionItem>
            <DescriptionItem label="Transaction">
              {value(
                ({ transactionId }) => (
                  <TransactionLink id={transactionId} />
                ),
                200,
              )}
            </DescriptionItem>
          </DescriptionList>
        </Grid>
      </CardBody>
    </Card>
  );
}

function TransactionLink({ id }: { readonly id: string }) {
  return (
    <TextLink href={transactionAddress(id)}>
      <Identifier>{id}</Identifier>
    </TextLink>
  );
}
