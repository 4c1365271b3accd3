import { and, asc, desc, eq, isNull, lte, type SQL } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Connection, Database } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  paymentInstruments,
  receipts,
  transactions,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

/** Finds the columns that determine if a transaction has a receipt. */
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

const isReceipt = ({ accountId, id }: AccountObject): SQL | undefined =>
  and(eq(receipts.accountId, accountId), eq(receipts.id, id));

const isDue = (now: Date): SQL | undefined =>
  and(isNull(receipts.sentAt), isNull(receipts.refusedAt), lte(receipts.nextTryAt, now));

export const unsentReceipts = ({ drizzle }: Database, now: Date, limit: number): Promise<AccountObject[]> =>
  drizzle
    .select({ accountId: receipts.accountId, id: receipts.id })
    .from(receipts)
    .where(isDue(now))
    .orderBy(asc(receipts.nextTryAt))
    .limit(limit);

/** Claims a due receipt until its next try; returns false if it is claimed or done. */
export const takeReceipt = async (
  database: Database,
  receipt: AccountObject,
  now: Date,
  nextTryAt: Date,
): Promise<boolean> => {
  const taken = await database.drizzle
    .update(receipts)
    .set({ nextTryAt })
    .where(and(isReceipt(receipt), isDue(now)))
    .returning({ id: receipts.id });
  return taken.length > 0;
};

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

export const findReceiptFacts = async ({ drizzle }: Database, { accountId, id }: AccountObject) => {
  const [row] = await drizzle
    .select(facts)
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, transactions.accountId))
    .leftJoin(
      paymentInstruments,
      and(
        eq(paymentInstruments.accountId, transactions.accountId),
        eq(paymentInstruments.id, transactions.paymentInstrumentId),
      ),
    )
    .where(and(eq(transactions.accountId, accountId), eq(transactions.id, id)));
  return row;
};

export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findReceiptFacts>>>;

export const findReceipt = async (database: Database, receipt: AccountObject) => {
  const [request] = await database.drizzle
    .select({
      accountId: receipts.accountId,
      recipientEmail: receipts.recipientEmail,
      transactionId: receipts.transactionId,
    })
    .from(receipts)
    .where(isReceipt(receipt));
  const receiptFacts =
    request &&
    (await findReceiptFacts(database, { accountId: request.accountId, id: request.transactionId }));
  return receiptFacts && { ...receiptFacts, ...request };
};

export type Receipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

export const findSends = ({ drizzle }: Database, { accountId, id }: AccountObject, limit: number) =>
  drizzle
    .select()
    .from(receipts)
    .where(and(eq(receipts.accountId, accountId), eq(receipts.transactionId, id)))
    .orderBy(desc(receipts.requestedAt), desc(receipts.id))
    .limit(limit);

export const closeReceipt = async (
  connection: Connection,
  receipt: AccountObject,
  outcome: { readonly sentAt: Date } | { readonly refusedAt: Date },
): Promise<void> => {
  await connection.update(receipts).set(outcome).where(isReceipt(receipt));
};
