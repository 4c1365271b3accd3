import { and, asc, eq, inArray, isNotNull } from '../../db/drizzle/query.ts';
import { alias, unionAll } from '../../db/drizzle/pg-core.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Connection } from '../../db/client.ts';
import {
  accountSettings,
  disputeAnswers,
  disputeEvidence,
  disputeFiles,
  disputes,
  entrySets,
  ledgerEntries,
  paymentInstruments,
  receipts,
  transactions,
  users,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type DisputeRow = typeof disputes.$inferSelect;

const writers = alias(users, 'writers');

export const findDispute = async (connection: Connection, accountId: AuthorizedAccountId, id: string) => {
  const [found] = await connection
    .select({
      dispute: disputes,
      answer: disputeAnswers,
      answeredBy: users.email,
      evidence: disputeEvidence,
      writtenBy: writers.email,
    })
    .from(disputes)
    .leftJoin(
      disputeAnswers,
      and(eq(disputeAnswers.accountId, disputes.accountId), eq(disputeAnswers.disputeId, disputes.id)),
    )
    .leftJoin(users, eq(users.id, disputeAnswers.userId))
    .leftJoin(
      disputeEvidence,
      and(eq(disputeEvidence.accountId, disputes.accountId), eq(disputeEvidence.disputeId, disputes.id)),
    )
    .leftJoin(writers, eq(writers.id, disputeEvidence.savedBy))
    .where(and(eq(disputes.id, id), eq(disputes.accountId, accountId)));
  return found;
};

const findFiles = (connection: Connection, { accountId, id }: AccountObject) =>
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
    .where(and(eq(disputeFiles.accountId, accountId), eq(disputeFiles.disputeId, id)))
    .orderBy(asc(disputeFiles.id));

/**
 * Selects the payment and the transactions under it, such as its chargeback, which have the dispute's
 * entries.
 */
const movementsOf = (connection: Connection, { accountId, id }: AccountObject) =>
  unionAll(
    connection
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.accountId, accountId), eq(transactions.id, id))),
    connection
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.accountId, accountId), eq(transactions.parentTransactionId, id))),
  );

/**
 * Selects entries by transaction, which is indexed, and then by the dispute that their entry set refers to.
 */
const findEntries = async (connection: Connection, { id, accountId, transactionId }: DisputeRow) => {
  const rows = await connection
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(
      entrySets,
      and(eq(entrySets.accountId, ledgerEntries.accountId), eq(entrySets.id, ledgerEntries.entrySetId)),
    )
    .where(
      and(
        inArray(ledgerEntries.transactionId, movementsOf(connection, { accountId, id: transactionId })),
        eq(ledgerEntries.accountId, accountId),
        eq(entrySets.reference, id),
      ),
    )
    .orderBy(asc(ledgerEntries.ordinal));
  return rows.map(({ entry }) => entry);
};

const findPayment = async (connection: Connection, { accountId, id }: AccountObject) => {
  const [found] = await connection
    .select({
      amountCents: transactions.amountCents,
      createdAt: transactions.createdAt,
      description: transactions.description,
      method: transactions.method,
      channel: transactions.channel,
      paymentInstrumentId: transactions.paymentInstrumentId,
      paidLastFour: transactions.lastFour,
      lastFour: paymentInstruments.lastFour,
      cardBrand: paymentInstruments.cardBrand,
      ownerName: paymentInstruments.ownerName,
      statementDescriptor: accountSettings.statementDescriptor,
    })
    .from(transactions)
    .leftJoin(
      paymentInstruments,
      and(
        eq(paymentInstruments.accountId, transactions.accountId),
        eq(paymentInstruments.id, transactions.paymentInstrumentId),
      ),
    )
    .leftJoin(accountSettings, eq(accountSettings.accountId, transactions.accountId))
    .where(and(eq(transactions.accountId, accountId), eq(transactions.id, id)));
  return found;
};

const findReceiptAddresses = async (
  connection: Connection,
  { accountId, id }: AccountObject,
): Promise<readonly string[]> => {
  const sent = await connection
    .selectDistinct({ address: receipts.recipientEmail })
    .from(receipts)
    .where(and(eq(receipts.accountId, accountId), eq(receipts.transactionId, id), isNotNull(receipts.sentAt)))
    .orderBy(asc(receipts.recipientEmail));
  return sent.map(({ address }) => address);
};

export const findDisputeFacts = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  id: string,
) => {
  const found = await findDispute(connection, accountId, id);
  if (found === undefined) return undefined;
  const paid = { accountId, id: found.dispute.transactionId };
  const files = await findFiles(connection, found.dispute);
  const entries = await findEntries(connection, found.dispute);
  const receiptSentTo = await findReceiptAddresses(connection, paid);
  const payment = await findPayment(connection, paid);
  return { ...found, files, entries, receiptSentTo, payment };
};

export type DisputeFacts = NonNullable<Awaited<ReturnType<typeof findDisputeFacts>>>;
