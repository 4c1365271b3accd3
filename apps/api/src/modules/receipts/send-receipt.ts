import { sendMail } from '../../mail/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { receiptMail } from './receipt-mail.ts';
import { closeReceipt, findReceipt, takeReceipt } from './store.ts';

/** Sends one receipt that is due, and notes what became of it. */
export const sendReceipt = async (platform: Platform, id: string, nextTryAt: Date): Promise<void> => {
  const { database, clock, changes, log } = platform;
  if (!(await takeReceipt(database, id, clock.now(), nextTryAt))) return;
  const receipt = await findReceipt(database, id);
  if (receipt === undefined) return;
  const outcome = await sendMail(platform, receiptMail(receipt));
  if ('refusedAt' in outcome) log('receipt_refused', { receipt: id });
  await closeReceipt(database, id, outcome);
  changes.note(receipt.accountId);
};
