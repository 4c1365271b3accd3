import type { Transaction } from '@tillbook/contract';
import { Banner } from '@tillbook/ui';

/** Why a transaction failed, where the platform knows. */
export function FailureReason({ transaction }: { readonly transaction: Transaction }) {
  if (transaction.status !== 'failed' || !transaction.failureMessage) return null;
  return <Banner tone="critical">{transaction.failureMessage}</Banner>;
}
