import { and, asc, desc, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  paymentInstruments,
  receipts,
  transactions,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';

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

/** All that a receipt says of payment, merchant and card. */
const facts = {
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
} as const;

export const findReceiptFacts = async ({ drizzle }: Database, transactionId: string) => {
  const [row] = await drizzle
    .select(facts)
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, transactions.accountId))
    .leftJoin(paymentInstruments, eq(paymentInstruments.id, transactions.paymentInstrumentId))
    .where(eq(transactions.id, transactionId));
  return row;
};

export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findReceiptFacts>>>;

/** To whom a receipt goes, and what it says. */
export const findReceipt = async (database: Database, id: string) => {
  const [asked] = await database.drizzle
    .select({
      accountId: receipts.accountId,
      recipientEmail: receipts.recipientEmail,
      transactionId: receipts.transactionId,
    })
    .from(receipts)
    .where(eq(receipts.id, id));
  const said = asked && (await findReceiptFacts(database, asked.transactionId));
  return said && { ...said, ...asked };
};

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** The last times a receipt for a payment was asked for, newest first. */
export const findSends = ({ drizzle }: Database, transactionId: string, limit: number) =>
  drizzle
    .select()
    .from(receipts)
    .where(eq(receipts.transactionId, transactionId))
    .orderBy(desc(receipts.requestedAt), desc(receipts.id))
    .limit(limit);

export const closeReceipt = async (
  database: Database,
  id: string,
  outcome: { readonly sentAt: Date } | { readonly refusedAt: Date },
): Promise<void> => {
  await database.drizzle.update(receipts).set(outcome).where(eq(receipts.id, id));
};
