import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Money, Skeleton, Stack, Text } from '@tillbook/ui';
import { DetailFailure, DetailHeader, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPath } from '../../../lists/list-names.ts';
import { listedRow } from '../../../app/visited-lists/listed-row.ts';
import { transactionMissing } from '../../../features/transactions/messages.ts';
import { transactionQuery } from '../../../features/transactions/api/get-transaction.ts';
import { TransactionActions } from '../../../features/transactions/transaction-actions.tsx';
import { TransactionKind } from '../../../features/transactions/transaction-kind.tsx';
import { payerText, TransactionPayer } from '../../../features/transactions/transaction-payer.tsx';
import { PaymentAftermath, TransactionStatus } from '../../../features/transactions/transaction-status.tsx';
import { ListButton } from '../../../app/visited-lists/list-button.tsx';
import { useMarkedList } from '../../../app/visited-lists/list-of-detail.ts';
import { TransactionBodySkeleton } from './-transaction-body-skeleton.tsx';
import { TransactionBody } from './-transaction-body.ts';

export type TransactionScreenProps = { readonly accountId: string; readonly transactionId: string };

const noun = 'Transaction';

/** Everything about one transaction, and its actions. */
export function TransactionScreen({ accountId, transactionId }: TransactionScreenProps) {
  const { client } = useShell();
  const query = useQuery(transactionQuery(client, accountId, transactionId));
  const { data } = query;
  const list = data && listOf(data);
  usePageTitle(noun);
  useMarkedList(list);

  if (query.isError && !data) {
    const back = <ListButton accountId={accountId} path="/payments" />;
    return <DetailFailure back={back} noun={noun} title={transactionMissing} query={query} />;
  }
  return (
    <Stack space={12} aria-busy={!data}>
      <ListButton accountId={accountId} path={list ?? '/payments'} />
      {/* Replaced as a whole once it is known, so that nothing on it moves. */}
      {data ? (
        <KnownTransaction key="known" accountId={accountId} transaction={data} />
      ) : (
        <LoadingTransaction key="loading" accountId={accountId} transactionId={transactionId} />
      )}
    </Stack>
  );
}

type KnownTransactionProps = { readonly accountId: string; readonly transaction: Transaction };

function KnownTransaction({ accountId, transaction }: KnownTransactionProps) {
  return (
    <Stack space={24}>
      <Stack space={4}>
        <Text size="caption" tone="muted" as="div">
          <TransactionKind transaction={transaction} />
        </Text>
        <DetailHeader
          noun={noun}
          id={transaction.id}
          title={<Money size="hero">{formatCents(transaction.amount)}</Money>}
          isAmount
          badges={
            <>
              <TransactionStatus status={transaction.status} />
              <PaymentAftermath payment={transaction} />
            </>
          }
          detail={<TransactionPayer transaction={transaction} />}
          actions={transaction.type === 'pull' && <TransactionActions transaction={transaction} />}
        />
      </Stack>
      <TransactionBody accountId={accountId} transaction={transaction} />
    </Stack>
  );
}

/** As a list says, or else as a payment. Its two buttons are on a line of their own on phones. */
function LoadingTransaction({ accountId, transactionId }: TransactionScreenProps) {
  const queryClient = useQueryClient();
  const isShown = ({ id }: Transaction) => id === transactionId;
  const listed = listedRow(queryClient, accountId, ['money', 'transactions'], isShown);
  const hasPayer = !listed || payerText(listed) !== '';
  const isPayment = !listed || listed.type === 'pull';
  return (
    <Stack space={24}>
      <Stack space={4}>
        <Text size="caption" as="div">
          <Skeleton width={64} />
        </Text>
        <DetailHeader
          noun={noun}
          id={transactionId}
          title={undefined}
          isAmount
          detail={hasPayer && <Skeleton width={200} />}
          actions={
            isPayment && (
              <>
                <Skeleton width={136} insteadOf="control" />
                <Skeleton width={96} insteadOf="control" />
              </>
            )
          }
        />
      </Stack>
      <TransactionBodySkeleton transaction={listed} />
    </Stack>
  );
}

/** The list that a transaction belongs to. */
const listOf = (transaction: Transaction): ListPath => {
  if (transaction.type === 'pull') return '/payments';
  return transaction.subtype === 'refund' ? '/refunds' : '/payouts';
};
