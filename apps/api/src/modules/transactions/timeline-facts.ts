import { asc, desc, eq } from 'drizzle-orm';
import type { Connection } from '../../db/client.ts';
import {
  disputeAnswers,
  disputes,
  entrySets,
  ledgerEntries,
  receipts,
  transactions,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { findActors } from '../identity/index.ts';

/** As many of each as a person reads; a transaction has a few of them. */
const most = 100;

const findEntries = (connection: Connection, transactionId: string) =>
  connection
    .select({ entry: ledgerEntries, createdBy: entrySets.createdBy, reference: entrySets.reference })
    .from(ledgerEntries)
    .innerJoin(entrySets, eq(entrySets.id, ledgerEntries.entrySetId))
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.ordinal))
    .limit(most);

const findFollowing = (connection: Connection, transactionId: string) =>
  connection
    .select()
    .from(transactions)
    .where(eq(transactions.parentTransactionId, transactionId))
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
    .limit(most);

const findDisputes = (connection: Connection, transactionId: string) =>
  connection
    .select({ dispute: disputes, answer: disputeAnswers })
    .from(disputes)
    .leftJoin(disputeAnswers, eq(disputeAnswers.disputeId, disputes.id))
    .where(eq(disputes.transactionId, transactionId))
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
    .limit(most);

const findReceipts = (connection: Connection, transactionId: string) =>
  connection
    .select()
    .from(receipts)
    .where(eq(receipts.transactionId, transactionId))
    .orderBy(desc(receipts.requestedAt), desc(receipts.id))
    .limit(most);

/** All that is stored about what happened to a transaction. */
export const findTimelineFacts = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  transaction: TransactionRow,
) => {
  const [entries, following, contested, sent] = await Promise.all([
    findEntries(connection, transaction.id),
    findFollowing(connection, transaction.id),
    findDisputes(connection, transaction.id),
    findReceipts(connection, transaction.id),
  ]);
  const actorOf = await findActors(connection, accountId, [
    transaction.createdBy,
    ...entries.map(({ createdBy }) => createdBy),
    ...following.map(({ createdBy }) => createdBy),
    ...contested.map(({ answer }) => answer?.userId),
    ...sent.map(({ requestedBy }) => requestedBy),
  ]);
  return { transaction, entries, following, disputes: contested, receipts: sent, actorOf };
};

export type TimelineFacts = Awaited<ReturnType<typeof findTimelineFacts>>;
