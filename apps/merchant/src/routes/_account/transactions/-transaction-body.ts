import { lazyComponent } from '@tillbook/web-shell';
import { TransactionBodySkeleton } from './-transaction-body-skeleton.tsx';
import type { TransactionBodyProps } from './-transaction-body.lazy.tsx';

/** Everything below the header, which does not wait for this part. */
export const TransactionBody = lazyComponent<TransactionBodyProps>(
  async () => (await import('./-transaction-body.lazy.tsx')).TransactionBody,
  { placeholder: TransactionBodySkeleton },
);
