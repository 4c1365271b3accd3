import type { Transaction } from '@tillbook/contract';
import { later } from '@tillbook/web-shell';

// Few transactions have failed.
const FailureBanner = later(async () => (await import('./failure-banner.tsx')).FailureBanner);

/** Why a transaction failed, where the platform knows. */
export function FailureReason({ transaction }: { readonly transaction: Transaction }) {
  if (transaction.status !== 'failed' || !transaction.failureMessage) return null;
  return <FailureBanner transaction={transaction} />;
}
