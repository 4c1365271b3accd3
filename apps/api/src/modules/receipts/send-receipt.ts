import { MailRefused } from '../../mail/mailer.ts';
import type { Platform } from '../../platform.ts';
import { receiptMail } from './receipt-mail.ts';
import { closeReceipt, findReceipt, takeReceipt, type Receipt } from './store.ts';

/** Longer than a mail server is waited for, and how long a failed try waits for the next. */
const tryAgainAfterMs = 60_000;

/**
 * Sends one receipt that is due. What goes wrong on the way is thrown, to be tried again; an address that the mail server
 * refuses for good is noted and left.
 *
 * A process that dies between sending and noting sends the mail a second time, which is better than not at all.
 */
export const sendReceipt = async (platform: Platform, id: string): Promise<void> => {
  const now = platform.clock.now();
  const nextTryAt = new Date(now.getTime() + tryAgainAfterMs);
  if (!(await takeReceipt(platform.database, id, now, nextTryAt))) return;
  const receipt = await findReceipt(platform.database, id);
  if (receipt === undefined) return;
  await closeReceipt(platform.database, id, await outcomeOf(platform, receipt, id));
  platform.changes.note(receipt.accountId);
};

const outcomeOf = async (platform: Platform, receipt: Receipt, id: string) => {
  try {
    await platform.mailer.send(receiptMail(receipt));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    platform.log('receipt_refused', { receipt: id });
    return { refusedAt: platform.clock.now() };
  }
  return { sentAt: platform.clock.now() };
};
