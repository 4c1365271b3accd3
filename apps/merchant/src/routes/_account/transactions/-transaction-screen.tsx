import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Money, Skeleton, Stack, Text } from '@tillbook/ui';
import { DetailHeader, DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListPath } from '../../../lists/list-names.ts';
import { listedRow } from '../../../app/visited-lists/listed-row.ts';
import { transactionMissing } from '../../../features/transactions/messages.ts';
import { transactionQuery } from '../../../features/transactions/api/get-transaction.ts';
import { shownCents } from '../../../features/transactions/shown-cents.ts';
import { TransactionActions } from '../../../features/transactions/transaction-actions.tsx';
import { TransactionKind } from '../../../features/transactions/transaction-kind.tsx';
import { payerText, TransactionPayer } from '../../../features/transactions/transaction-payer.tsx';
import { PaymentAftermath, TransactionStatus } from '../../../features/transactions/transaction-status.tsx';
import { ListButton } from '../../../app/visited-lists/list-button.tsx';
import { useMarkedList } from '../../../app/visited-lists/list-of-detail.ts';
import { TransactionBodySkeleton } from './-transaction-body-skeleton.tsx';
import { TransactionBody } from './-transaction-body.tsx';

export type TransactionScreenProps = { readonly accountId: string; readonly transactionId: string };

const noun = 'Transaction';

export function TransactionScreen({ accountId, transactionId }: TransactionScreenProps) {
  const { client } = useShell();
  const query = useQuery(transactionQuery(client, accountId, transactionId));
  const listed = useListedTransaction(accountId, transactionId);
  const list = query.data && listOf(query.data);
  usePageTitle(noun);
  useMarkedList(list);
  return (
    <DetailScreen
      back={<ListButton accountId={accountId} path={list ?? '/payments'} />}
      query={query}
      noun={noun}
      failure={transactionMissing}
      header={
        // Header and body are remounted once the transaction is known, so that nothing within them moves.
        query.data ? (
          <Header transaction={query.data} />
        ) : (
          <LoadingHeader transactionId={transactionId} listed={listed} />
        )
      }
    >
      {(transaction) =>
        transaction ? (
          <TransactionBody accountId={accountId} transaction={transaction} />
        ) : (
          <TransactionBodySkeleton transaction={listed} />
        )
      }
    </DetailScreen>
  );
}

function Header({ transaction }: { readonly transaction: Transaction }) {
  return (
    <Stack space={4}>
      <Text size="caption" tone="muted" as="div">
        <TransactionKind transaction={transaction} />
      </Text>
      <DetailHeader
        noun={noun}
        id={transaction.id}
        title={<Money size="hero">{formatCents(shownCents(transaction))}</Money>}
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
  );
}

type LoadingHeaderProps = { readonly transactionId: string; readonly listed: Transaction | undefined };

/**
 * Reserves the header of the listed transaction, or of a payment. On phones, the two buttons have their own
 * line.
 */
function LoadingHeader({ transactionId, listed }: LoadingHeaderProps) {
  const hasPayer = !listed || payerText(listed) !== '';
  const isPayment = !listed || listed.type === 'pull';
  return (
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
  );
}

const useListedTransaction = (accountId: string, transactionId: string): Transaction | undefined => {
  const queryClient = useQueryClient();
  const isShown = ({ id }: Transaction) => id === transactionId;
  return listedRow(queryClient, accountId, ['money', 'transactions'], isShown);
};

const listOf = (transaction: Transaction): ListPath => {
  if (transaction.type === 'pull') return '/payments';
  return transaction.subtype === 'refund' ? '/refunds' : '/payouts';
};
