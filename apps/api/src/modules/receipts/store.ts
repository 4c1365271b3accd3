import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  paymentInstruments,
  receipts,
  transactions,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

/** A transaction as far as a receipt depends on it. */
export const findReceiptTransaction = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  transactionId: string,
) => {
  const [row] = await connection
    .select({ type: transactions.type, status: transactions.status })
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), eq(transactions.id, transactionId)));
  return row;
};

export const insertReceipt = async (
  connection: Connection,
  receipt: typeof receipts.$inferInsert,
): Promise<void> => {
  await connection.insert(receipts).values(receipt);
};

const isDue = (now: Date): SQL | undefined =>
  and(isNull(receipts.sentAt), isNull(receipts.refusedAt), lte(receipts.nextTryAt, now));

/** Which receipts are to go out now, those that wait longest first. */
export const unsentReceipts = async (database: Database, now: Date, limit: number): Promise<string[]> => {
  const rows = await database.drizzle
    .select({ id: receipts.id })
    .from(receipts)
    .where(isDue(now))
    .orderBy(asc(receipts.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Takes a receipt that is due for the time until its next try; false where another took it, or it is done. */
export const takeReceipt = async (
  database: Database,
  id: string,
  now: Date,
  nextTryAt: Date,
): Promise<boolean> => {
  const taken = await database.drizzle
    .update(receipts)
    .set({ nextTryAt })
    .where(and(eq(receipts.id, id), isDue(now)))
    .returning({ id: receipts.id });
  return taken.length > 0;
};

/** A receipt with all it says of payment, merchant and card. */
export const findReceipt = async (database: Database, id: string) => {
  const [row] = await database.drizzle
    .select({
      recipientEmail: receipts.recipientEmail,
      transactionId: transactions.id,
      amountCents: transactions.amountCents,
      method: transactions.method,
      channel: transactions.channel,
      description: transactions.description,
      createdAt: transactions.createdAt,
      merchantName: accounts.name,
      statementDescriptor: accountSettings.statementDescriptor,
      lastFour: paymentInstruments.lastFour,
      cardBrand: paymentInstruments.cardBrand,
    })
    .from(receipts)
    .innerJoin(transactions, eq(transactions.id, receipts.transactionId))
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, transactions.accountId))
    .leftJoin(paymentInstruments, eq(paymentInstruments.id, transactions.paymentInstrumentId))
    .where(eq(receipts.id, id));
  return row;
};

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

export const closeReceipt = async (
  database: Database,
  id: string,
  outcome: { readonly sentAt: Date } | { readonly refusedAt: Date },
): Promise<void> => {
  await database.drizzle.update(receipts).set(outcome).where(eq(receipts.id, id));
};
