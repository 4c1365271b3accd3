import { Skeleton, SumLine, Sums } from '@tillbook/ui';

/** Typical for a month with payments, refunds, disputes and payouts. */
const usualMovementCount = 9;

/** The opening and closing balance, and the unexplained difference. */
const otherLineCount = 3;

export type SumsSkeletonProps = { readonly movementCount?: number };

/** Reserves the height of a reconciliation, so that nothing below it moves. */
export function SumsSkeleton({ movementCount = usualMovementCount }: SumsSkeletonProps) {
  return (
    <Sums>
      {Array.from({ length: movementCount + otherLineCount }, (_, index) => (
        <SumLine key={index} label={<Skeleton width={120} />}>
          <Skeleton width={72} />
        </SumLine>
      ))}
    </Sums>
  );
}
