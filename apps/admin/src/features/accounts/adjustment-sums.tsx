import type { Account } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Money, Skeleton, SumLine, Sums } from '@tillbook/ui';

export type AdjustmentSumsProps = {
  /** Undefined until an account is chosen, and while it is loading. */
  readonly account: Account | undefined;
  readonly isLoading?: boolean;
  readonly signedCents: number;
};

export function AdjustmentSums({ account, isLoading = false, signedCents }: AdjustmentSumsProps) {
  const figure = (cents: number | undefined) => {
    if (cents !== undefined) return <Money>{formatCents(cents)}</Money>;
    return isLoading ? <Skeleton width={72} /> : '--';
  };
  const available = account?.availableBalance;
  return (
    <Sums>
      <SumLine label="Available">{figure(available)}</SumLine>
      <SumLine label="This adjustment">{figure(signedCents)}</SumLine>
      <SumLine label="Available after" kind="total">
        {figure(available === undefined ? undefined : available + signedCents)}
      </SumLine>
    </Sums>
  );
}
