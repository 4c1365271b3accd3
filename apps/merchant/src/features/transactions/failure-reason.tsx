import type { Transaction } from '@tillbook/contract';
import { lazy, Suspense } from 'react';

// Few transactions have failed.
const FailureBanner = lazy(async () => ({ default: (await import('./failure-banner.tsx')).FailureBanner }));

/** Why a transaction failed, where the platform knows. */
export function FailureReason({ transaction }: { readonly transaction: Transaction }) {
  if (transaction.status !== 'failed' || !transaction.failureMessage) return null;
  return (
    <Suspense fallback={null}>
      <FailureBanner reason={transaction.failureMessage} />
    </Suspense>
  );
}
