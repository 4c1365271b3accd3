import type { Reconciliation } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { CardFoot, Money, StatusIcon, Text } from '@tillbook/ui';

export type BalanceChangeLineProps = {
  readonly reconciliation: Pick<Reconciliation, 'openingBalance' | 'closingBalance' | 'unexplained'>;
};

/** Shows the balance before and after, and any difference that the entries do not explain. */
export function BalanceChangeLine({ reconciliation }: BalanceChangeLineProps) {
  const { openingBalance, closingBalance, unexplained } = reconciliation;
  return (
    <CardFoot>
      <Text as="div" size="caption" tone="muted">
        <StatusIcon tone={unexplained === 0 ? 'positive' : 'critical'}>
          <span>
            Balance <Money>{formatCents(openingBalance)}</Money> to{' '}
            <Money>{formatCents(closingBalance)}</Money>, difference <Money>{formatCents(unexplained)}</Money>
          </span>
        </StatusIcon>
      </Text>
    </CardFoot>
  );
}
