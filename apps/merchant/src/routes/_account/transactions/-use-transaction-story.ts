import type { Transaction } from '@tillbook/contract';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { transactionLedgerQuery } from '../../../features/ledger/api/list-ledger-entries.ts';
import { timelineQuery } from '../../../features/transactions/api/get-transaction-timeline.ts';
import { relatedTransactionsQuery } from '../../../features/transactions/api/list-transactions.ts';
import type { TransactionStory } from '../../../features/transactions/steps/transaction-step.ts';

/** Returns everything about a transaction; undefined until each part has loaded or failed. */
export const useTransactionStory = (
  accountId: string,
  transaction: Transaction,
): TransactionStory | undefined => {
  const { client } = useShell();
  const timeline = useQuery(timelineQuery(client, accountId, transaction.id));
  const ledger = useQuery(transactionLedgerQuery(client, accountId, transaction.id));
  const related = useQuery(relatedTransactionsQuery(client, accountId, transaction.id));
  // Not `isPending`: a failed part is pending again during a retry, which its panel shows.
  if (![timeline, ledger, related].every(({ isFetched }) => isFetched)) return undefined;
  return {
    transaction,
    events: timeline.data?.events ?? [],
    entries: ledger.data?.items ?? [],
    related: related.data?.items ?? [],
  };
};
