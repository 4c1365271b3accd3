import { eq } from 'drizzle-orm';
import { transactions } from '../db/schema/index.ts';
import { settle } from '../ledger/settle.ts';
import { closeDispute } from '../modules/disputes/close-dispute.ts';
import { takeOnDispute } from '../modules/disputes/open-dispute.ts';
import { sendReceipt } from '../modules/receipts/send-receipt.ts';
import { resolveTransaction } from '../modules/transactions/resolve-transaction.ts';
import type { Platform } from '../platform.ts';

/** A job says only where to look. What is to be done there is decided from the rows, so a job may be lost or doubled. */
export type Work = { readonly task: TaskName; readonly subject: string };

export const taskNames = [
  'resolve_transaction',
  'settle_account',
  'send_receipt',
  'take_on_disputes',
  'lose_dispute',
] as const;

export type TaskName = (typeof taskNames)[number];

const resolve = async (platform: Platform, id: string): Promise<void> => {
  const [transaction] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, id));
  if (transaction !== undefined) await resolveTransaction(platform, transaction);
};

const takeOnDisputes = async (platform: Platform): Promise<void> => {
  for (const { key, reason } of await platform.processor.disputes()) {
    await takeOnDispute(platform, key, reason);
  }
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
    case 'take_on_disputes':
      return takeOnDisputes(platform);
    case 'lose_dispute':
      return closeDispute(platform, subject, 'lost');
  }
};
