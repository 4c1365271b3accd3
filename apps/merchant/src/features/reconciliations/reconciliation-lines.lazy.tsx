import type { Reconciliation } from '@tillbook/contract';
import { formatCents, movementLabel } from '@tillbook/domain';
import { Money, StatusIcon, SumLine, Sums } from '@tillbook/ui';

export type ReconciliationLinesProps = {
  readonly reconciliation: Pick<
    Reconciliation,
    'openingBalance' | 'movements' | 'unexplained' | 'closingBalance'
  >;
};

export function ReconciliationLines({ reconciliation }: ReconciliationLinesProps) {
  const { openingBalance, movements, closingBalance, unexplained } = reconciliation;
  return (
    <Sums>
      <SumLine label="Opening balance">
        <Money>{formatCents(openingBalance)}</Money>
      </SumLine>
      {movements.map(({ kind, entryCount, amount }) => (
        <SumLine key={kind} label={movementLabel(kind)} count={entryCount}>
          <Money>{formatCents(amount)}</Money>
        </SumLine>
      ))}
      <SumLine label="Difference">
        <Difference cents={unexplained} />
      </SumLine>
      <SumLine label="Closing balance" kind="total">
        <Money>{formatCents(closingBalance)}</Money>
      </SumLine>
    </Sums>
  );
}

function Difference({ cents }: { readonly cents: number }) {
  const figure = <Money>{formatCents(cents)}</Money>;
  return <StatusIcon tone={cents === 0 ? 'positive' : 'critical'}>{figure}</StatusIcon>;
}
