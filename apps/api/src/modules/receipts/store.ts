import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  paymentInstruments,
  receipts,
  transactions,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

/** A transaction with what its receipt says of merchant and card. */
export const findReceiptFacts = async (
  database: Database,
  accountId: AuthorizedAccountId,
  transactionId: string,
) => {
  const [row] = await database.drizzle
    .select({
      transactionId: transactions.id,
      type: transactions.type,
      status: transactions.status,
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
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .leftJoin(accountSettings, eq(accountSettings.accountId, transactions.accountId))
    .leftJoin(paymentInstruments, eq(paymentInstruments.id, transactions.paymentInstrumentId))
    .where(and(eq(transactions.accountId, accountId), eq(transactions.id, transactionId)));
  return row;
};

export type ReceiptFacts = NonNullable<Awaited<ReturnType<typeof findReceiptFacts>>>;

export const insertReceipt = async (
  connection: Connection,
  receipt: typeof receipts.$inferInsert,
): Promise<void> => {
  await connection.insert(receipts).values(receipt);
};
