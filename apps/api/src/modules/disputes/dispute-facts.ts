import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Connection } from '../../db/client.ts';
import {
  disputeAnswers,
  disputeEvidence,
  disputeFiles,
  disputes,
  entrySets,
  ledgerEntries,
  transactions,
  users,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';

export type DisputeRow = typeof disputes.$inferSelect;

const writers = alias(users, 'writers');

const findDispute = async (connection: Connection, accountId: AuthorizedAccountId, id: string) => {
  const [found] = await connection
    .select({
      dispute: disputes,
      answer: disputeAnswers,
      answeredBy: users.email,
      evidence: disputeEvidence,
      writtenBy: writers.email,
    })
    .from(disputes)
    .leftJoin(disputeAnswers, eq(disputeAnswers.disputeId, disputes.id))
    .leftJoin(users, eq(users.id, disputeAnswers.userId))
    .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, disputes.id))
    .leftJoin(writers, eq(writers.id, disputeEvidence.savedBy))
    .where(and(eq(disputes.id, id), eq(disputes.accountId, accountId)));
  return found;
};

const findFiles = (connection: Connection, disputeId: string) =>
  connection
    .select({
      id: disputeFiles.id,
      field: disputeFiles.field,
      name: disputeFiles.name,
      mediaType: disputeFiles.mediaType,
      sizeBytes: disputeFiles.sizeBytes,
      addedAt: disputeFiles.addedAt,
      addedBy: users.email,
    })
    .from(disputeFiles)
    .innerJoin(users, eq(users.id, disputeFiles.addedBy))
    .where(eq(disputeFiles.disputeId, disputeId))
    .orderBy(asc(disputeFiles.id));

/** The payment and what came back of it: a dispute's entries belong to one of these. */
const movementsOf = (connection: Connection, paymentId: string) =>
  unionAll(
    connection.select({ id: transactions.id }).from(transactions).where(eq(transactions.id, paymentId)),
    connection
      .select({ id: transactions.id })
      .from(transactions)
      .where(eq(transactions.parentTransactionId, paymentId)),
  );

/** Found by way of the payment, which has an index; the sets that a dispute has brought about name it. */
const findEntries = async (connection: Connection, { id, accountId, transactionId }: DisputeRow) => {
  const rows = await connection
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(entrySets, eq(entrySets.id, ledgerEntries.entrySetId))
    .where(
      and(
        inArray(ledgerEntries.transactionId, movementsOf(connection, transactionId)),
        eq(ledgerEntries.accountId, accountId),
        eq(entrySets.reference, id),
      ),
    )
    .orderBy(asc(ledgerEntries.ordinal));
  return rows.map(({ entry }) => entry);
};

/** All that is known about one dispute of an account. */
export const findDisputeFacts = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  id: string,
) => {
  const found = await findDispute(connection, accountId, id);
  if (found === undefined) return undefined;
  const files = await findFiles(connection, id);
  return { ...found, files, entries: await findEntries(connection, found.dispute) };
};

export type DisputeFacts = NonNullable<Awaited<ReturnType<typeof findDisputeFacts>>>;
