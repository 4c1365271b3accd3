import type { Transaction } from '@tillbook/contract';
import { Columns, Stack } from '@tillbook/ui';
import { TransactionLedger } from '../../../features/ledger/transaction-ledger.tsx';
import { ReconciliationCard } from '../../../features/reconciliations/reconciliation-card.ts';
import { FeesCard } from '../../../features/transactions/fees-card.tsx';
import { KeptSumCard } from '../../../features/transactions/kept-sum-card.tsx';
import { OtherEvents } from '../../../features/transactions/other-events.tsx';
import { RelatedTransactions } from '../../../features/transactions/related-transactions.tsx';
import type { TransactionStory } from '../../../features/transactions/steps/transaction-step.ts';
import { TransactionTimeline } from '../../../features/transactions/steps/transaction-timeline.tsx';
import { TransactionFacts } from '../../../features/transactions/transaction-facts.tsx';
import { TransactionNotes } from '../../../features/transactions/transaction-notes.tsx';
import { EntriesSkeleton, StepsSkeleton } from './-transaction-body-skeleton.tsx';
import { useTransactionStory } from './-use-transaction-story.ts';

export type TransactionBodyProps = { readonly accountId: string; readonly transaction: Transaction };

/** Immediately renders the parts that need only the transaction. */
export function TransactionBody({ accountId, transaction }: TransactionBodyProps) {
  const story = useTransactionStory(accountId, transaction);
  return (
    <Stack space={24}>
      <TransactionNotes accountId={accountId} transaction={transaction} />
      {story ? <TransactionTimeline story={story} /> : <StepsSkeleton transaction={transaction} />}
      <Columns aside={<TransactionFacts transaction={transaction} />}>
        {story ? (
          <Entries accountId={accountId} story={story} />
        ) : (
          <EntriesSkeleton transaction={transaction} />
        )}
      </Columns>
      {story && (
        <Columns aside={null}>
          <Stack space={24}>
            <OtherEvents events={story.events} />
            <Breakdown accountId={accountId} story={story} />
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}

type StoryProps = { readonly accountId: string; readonly story: TransactionStory };

/** Shows the cards of the main column, whose queries have all been fetched. */
function Entries({ accountId, story }: StoryProps) {
  const { id } = story.transaction;
  return (
    <Stack space={24}>
      <KeptSumCard story={story} />
      <TransactionLedger accountId={accountId} transactionId={id} />
      <RelatedTransactions accountId={accountId} transactionId={id} />
    </Stack>
  );
}

/** Shows the parts of a payment's fees or of a payout, below everything else because it loads last. */
function Breakdown({ accountId, story: { transaction } }: StoryProps) {
  const { id, type, subtype } = transaction;
  if (type === 'pull') return <FeesCard accountId={accountId} transactionId={id} />;
  if (subtype !== undefined) return null;
  return <ReconciliationCard accountId={accountId} reconciled="payout" id={id} />;
}
