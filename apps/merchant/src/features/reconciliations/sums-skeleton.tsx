import { Skeleton, SumLine, Sums } from '@tillbook/ui';

/** A month with payments, refunds, disputes and payouts has about nine kinds of movement. */
const usualMovementCount = 9;

/** The balances before and after, and what is unexplained. */
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
