import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import {
  BackLink,
  Columns,
  Copyable,
  ErrorState,
  Identifier,
  Money,
  PageHeader,
  Skeleton,
  Stack,
} from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { listAddress } from '../../../app/list-address.ts';
import { TransactionLedger } from '../../../features/ledger/transaction-ledger.tsx';
import { transactionMissing } from '../../../features/transactions/messages.ts';
import { transactionQuery } from '../../../features/transactions/queries.ts';
import { RelatedTransactions } from '../../../features/transactions/related-transactions.tsx';
import { TransactionActions } from '../../../features/transactions/transaction-actions.tsx';
import { TransactionStatus } from '../../../features/transactions/transaction-columns.tsx';
import { TransactionFacts } from '../../../features/transactions/transaction-facts.tsx';
import { FailureReason } from '../../../features/transactions/failure-reason.tsx';

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
        <BackLink href={listAddress('/payments')}>Back to Payments</BackLink>
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
    <Stack space={24}>
      <Stack space={12}>
        {data ? <ListLink transaction={data} /> : <BackLink href="/payments">Back</BackLink>}
        <PageHeader
          title={data ? <Money size="hero">{formatCents(data.amount)}</Money> : <Skeleton width={160} />}
          badges={data && <TransactionStatus status={data.status} />}
          detail={
            <Copyable text={transactionId} label="Copy transaction ID">
              <Identifier>{transactionId}</Identifier>
            </Copyable>
          }
          actions={data?.type === 'pull' && <TransactionActions transaction={data} />}
        />
        {data && <FailureReason transaction={data} />}
      </Stack>
      <Columns aside={<TransactionFacts transaction={data} />}>
        <Stack space={24}>
          <TransactionLedger accountId={accountId} transactionId={transactionId} />
          <RelatedTransactions accountId={accountId} transactionId={transactionId} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The way back to the list this transaction stands in. */
function ListLink({ transaction }: { readonly transaction: Transaction }) {
  if (transaction.type === 'pull') {
    return <BackLink href={listAddress('/payments')}>Back to Payments</BackLink>;
  }
  return transaction.subtype === 'refund' ? (
    <BackLink href={listAddress('/refunds')}>Back to Refunds</BackLink>
  ) : (
    <BackLink href={listAddress('/payouts')}>Back to Payouts</BackLink>
  );
}
