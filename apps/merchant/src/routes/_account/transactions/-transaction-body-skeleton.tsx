import type { Transaction } from '@tillbook/contract';
import { Card, CardBody, Columns, EmptyLine, Skeleton, Stack, SumCard, Timeline } from '@tillbook/ui';
import { LoadingTransactionLedger } from '../../../features/ledger/transaction-ledger.tsx';

export type TransactionBodySkeletonProps = {
  /**
   * The list's row, if loaded. Without it, the skeleton has the height of the usual payment, which succeeded.
   */
  readonly transaction?: Transaction | undefined;
};

export function TransactionBodySkeleton({ transaction }: TransactionBodySkeletonProps) {
  return (
    <Stack space={24} aria-busy>
      <StepsSkeleton transaction={transaction} />
      <Columns aside={<DetailsSkeleton />}>
        <EntriesSkeleton transaction={transaction} />
      </Columns>
    </Stack>
  );
}

export function StepsSkeleton({ transaction }: TransactionBodySkeletonProps) {
  return <Timeline label="Timeline" loadingSteps={stepCount(transaction)} />;
}

/** Counts the usual steps: adjustments, chargebacks and reversals are final on creation. */
const stepCount = (transaction: Transaction | undefined): number => {
  if (transaction?.type !== 'push') return paymentStepCount(transaction);
  const { subtype } = transaction;
  return subtype === undefined || subtype === 'refund' ? 2 : 1;
};

const paymentStepCount = (payment: Transaction | undefined): number =>
  3 + (payment?.refundedAmount ? 1 : 0) + (payment?.disputeStatus ? 1 : 0);

/** Reserves the main column. Only a payment that succeeded has a sum, and fees among its entries. */
export function EntriesSkeleton({ transaction }: TransactionBodySkeletonProps) {
  const isPayment = !transaction || transaction.type === 'pull';
  const isPosted = !isPayment || !transaction || transaction.status === 'succeeded';
  return (
    <Stack space={24} aria-busy>
      {isPayment && isPosted && <SumSkeleton />}
      {isPosted ? (
        <LoadingTransactionLedger loadingRows={isPayment ? 3 : 1} />
      ) : (
        <EmptyCardSkeleton heading="Ledger entries" />
      )}
      <EmptyCardSkeleton heading="Related transactions" />
    </Stack>
  );
}

const sumLines = [
  { id: 'paid', label: 'Customer paid', amount: '' },
  { id: 'fees', label: 'Fees', amount: '' },
];

function SumSkeleton() {
  const total = { label: 'You keep', amount: '' };
  return <SumCard heading="What you keep" lines={sumLines} total={total} state="loading" />;
}

function EmptyCardSkeleton({ heading }: { readonly heading: string }) {
  return (
    <Card heading={heading}>
      <EmptyLine>
        <Skeleton width={200} />
      </EmptyLine>
    </Card>
  );
}

const detailLines = [1, 2, 3, 4, 5, 6];

function DetailsSkeleton() {
  return (
    <Card heading="Details">
      <CardBody>
        <Stack space={16}>
          {detailLines.map((line) => (
            <Skeleton key={line} width={240} />
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}
