import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import {
  Columns,
  Copyable,
  ErrorState,
  Identifier,
  Money,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@tillbook/ui';
import { lazyComponent, requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ListPath } from '../../../lists/list-names.ts';
import { TransactionLedger } from '../../../features/ledger/transaction-ledger.tsx';
import { transactionMissing } from '../../../features/transactions/messages.ts';
import { transactionQuery } from '../../../features/transactions/queries.ts';
import { RelatedTransactions } from '../../../features/transactions/related-transactions.tsx';
import { TransactionActions } from '../../../features/transactions/transaction-actions.tsx';
import { TransactionStatus } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionFacts } from '../../../features/transactions/transaction-facts.tsx';
import { TransactionNotes } from '../../../features/transactions/transaction-notes.tsx';
import { ListButton } from '../../-list-button.tsx';

const TransactionMore = lazyComponent(
  async () => (await import('./-transaction-more.lazy.tsx')).TransactionMore,
  { prefetch: 'idle' },
);

export type TransactionScreenProps = { readonly accountId: string; readonly transactionId: string };

/** Everything about one transaction, and what can be done with it. */
export function TransactionScreen({ accountId, transactionId }: TransactionScreenProps) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(
    transactionQuery(client, accountId, transactionId),
  );
  usePageTitle('Transaction');

  if (isError && !data) {
    return (
      <Stack space={16}>
        <ListButton accountId={accountId} path="/payments" />
        <PageHeader title="Transaction" />
        <ErrorState
          title={transactionMissing}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      </Stack>
    );
  }
  return (
    <Stack space={24} aria-busy={!data}>
      <Stack space={12}>
        <ListButton accountId={accountId} path={data ? listOf(data) : '/payments'} />
        <PageHeader
          title={data ? <Money size="hero">{formatCents(data.amount)}</Money> : <LoadingTitle />}
          badges={data && <TransactionStatus status={data.status} />}
          detail={
            <Copyable text={transactionId} label="Copy transaction ID">
              <Identifier>{transactionId}</Identifier>
            </Copyable>
          }
          actions={
            data ? data.type === 'pull' && <TransactionActions transaction={data} /> : <LoadingActions />
          }
        />
        {data && <TransactionNotes accountId={accountId} transaction={data} />}
      </Stack>
      <Columns aside={<TransactionFacts transaction={data} />}>
        <Stack space={24}>
          <TransactionLedger accountId={accountId} transactionId={transactionId} />
          <RelatedTransactions accountId={accountId} transactionId={transactionId} />
          {data && <TransactionMore accountId={accountId} transaction={data} />}
        </Stack>
      </Columns>
    </Stack>
  );
}

function LoadingTitle() {
  return (
    <>
      <VisuallyHidden>Transaction</VisuallyHidden>
      <Skeleton width={160} insteadOf="moneyHero" />
    </>
  );
}

/** Room for the buttons of a payment, which most transactions are: on a phone they stand on a line of their own. */
function LoadingActions() {
  return (
    <>
      <Skeleton width={136} insteadOf="control" />
      <Skeleton width={96} insteadOf="control" />
    </>
  );
}

/** The list a transaction stands in. */
const listOf = (transaction: Transaction): ListPath => {
  if (transaction.type === 'pull') return '/payments';
  return transaction.subtype === 'refund' ? '/refunds' : '/payouts';
};
