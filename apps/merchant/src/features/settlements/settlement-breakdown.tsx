import type { Reconciliation, Settlement } from '@tillbook/contract';
import { formatCents, movementLabel } from '@tillbook/domain';
import { Card, CardBody, Money, Skeleton, SumLine, Sums } from '@tillbook/ui';
import type { ReactNode } from 'react';

type Movement = Reconciliation['movements'][number];

export type SettlementBreakdownProps = {
  readonly settlement: Settlement | undefined;
  /** Amounts by kind of entry. */
  readonly movements: readonly Movement[];
  /** Shown below the sum. */
  readonly children?: ReactNode;
};

const isFee = ({ kind }: Movement): boolean => kind.endsWith('_fee');

/** Shows payments and refunds, then fees, then the net amount. */
export function SettlementBreakdown({ settlement, movements, children }: SettlementBreakdownProps) {
  const fees = movements.filter(isFee);
  return (
    <Card heading="Breakdown">
      <CardBody>
        <Sums>
          <Parts movements={movements.filter((movement) => !isFee(movement))} />
          <SumLine label="Total amount" kind={movements.length > 0 ? 'subtotal' : 'part'}>
            <Figure cents={settlement?.totalAmount} />
          </SumLine>
          <Parts movements={fees} />
          <SumLine label="Total fees" kind={fees.length > 0 ? 'subtotal' : 'part'}>
            <Figure cents={settlement && 0 - settlement.totalFees} />
          </SumLine>
          <SumLine label="Net amount" kind="total">
            <Figure cents={settlement?.netAmount} />
          </SumLine>
        </Sums>
      </CardBody>
      {children}
    </Card>
  );
}

function Parts({ movements }: { readonly movements: readonly Movement[] }) {
  return movements.map(({ kind, entryCount, amount }) => (
    <SumLine key={kind} label={movementLabel(kind)} count={entryCount}>
      <Money>{formatCents(amount)}</Money>
    </SumLine>
  ));
}

function Figure({ cents }: { readonly cents: number | undefined }) {
  return cents === undefined ? <Skeleton width={64} /> : <Money>{formatCents(cents)}</Money>;
}
