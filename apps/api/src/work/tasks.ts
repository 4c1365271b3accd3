import { eq } from 'drizzle-orm';
import { transactions } from '../db/schema/index.ts';
import { settle } from '../ledger/settle.ts';
import { sendReceipt } from '../modules/receipts/send-receipt.ts';
import { resolveTransaction } from '../modules/transactions/resolve-transaction.ts';
import type { Platform } from '../platform.ts';

/** A job says only where to look. What is to be done there is decided from the rows, so a job may be lost or doubled. */
export type Work = { readonly task: TaskName; readonly subject: string };

export const taskNames = ['resolve_transaction', 'settle_account', 'send_receipt'] as const;

export type TaskName = (typeof taskNames)[number];

const resolve = async (platform: Platform, id: string): Promise<void> => {
  const [transaction] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, id));
  if (transaction !== undefined) await resolveTransaction(platform, transaction);
};

/** Does one piece of work; what fails is tried again later. */
export const perform = async (platform: Platform, { task, subject }: Work): Promise<void> => {
  switch (task) {
    case 'resolve_transaction':
      return resolve(platform, subject);
    case 'settle_account':
      await settle(platform, subject);
      return undefined;
    case 'send_receipt':
      return sendReceipt(platform, subject);
  }
};
