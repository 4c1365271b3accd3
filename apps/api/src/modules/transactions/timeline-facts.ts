import { and, asc, desc, eq } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import {
  disputeAnswers,
  disputes,
  entrySets,
  ledgerEntries,
  receipts,
  transactions,
} from '../../db/schema/index.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { findActors } from '../identity/index.ts';

const most = 100;

const findEntries = (connection: Connection, { accountId, id }: AccountObject) =>
  connection
    .select({ entry: ledgerEntries, createdBy: entrySets.createdBy, reference: entrySets.reference })
    .from(ledgerEntries)
    .innerJoin(
      entrySets,
      and(eq(entrySets.accountId, ledgerEntries.accountId), eq(entrySets.id, ledgerEntries.entrySetId)),
    )
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.transactionId, id)))
    .orderBy(asc(ledgerEntries.ordinal))
    .limit(most);

const findFollowing = (connection: Connection, { accountId, id }: AccountObject) =>
  connection
    .select()
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), eq(transactions.parentTransactionId, id)))
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
    .limit(most);

const findDisputes = (connection: Connection, { accountId, id }: AccountObject) =>
  connection
    .select({ dispute: disputes, answer: disputeAnswers })
    .from(disputes)
    .leftJoin(
      disputeAnswers,
      and(eq(disputeAnswers.accountId, disputes.accountId), eq(disputeAnswers.disputeId, disputes.id)),
    )
    .where(and(eq(disputes.accountId, accountId), eq(disputes.transactionId, id)))
    .orderBy(asc(disputes.createdAt), asc(disputes.id))
    .limit(most);

const findReceipts = (connection: Connection, { accountId, id }: AccountObject) =>
  connection
    .select()
    .from(receipts)
    .where(and(eq(receipts.accountId, accountId), eq(receipts.transactionId, id)))
    .orderBy(desc(receipts.requestedAt), desc(receipts.id))
    .limit(most);

export const findTimelineFacts = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  transaction: TransactionRow,
) => {
  const [entries, following, contested, sent] = await Promise.all([
    findEntries(connection, transaction),
    findFollowing(connection, transaction),
    findDisputes(connection, transaction),
    findReceipts(connection, transaction),
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
