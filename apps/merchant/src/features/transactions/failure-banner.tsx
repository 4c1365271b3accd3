import type { Transaction } from '@tillbook/contract';
import { failureAdvice } from '@tillbook/domain';
import { Banner } from '@tillbook/ui';

export type FailureBannerProps = { readonly transaction: Transaction };

/** What happened, and what to do where that is known. */
export function FailureBanner({ transaction }: FailureBannerProps) {
  const reason = transaction.failureMessage ?? '';
  const advice = failureAdvice(transaction);
  return advice === undefined ? (
    <Banner tone="critical">{reason}</Banner>
  ) : (
    <Banner tone="critical" title={reason}>
      {advice}
    </Banner>
  );
}
