import { sendMail } from '../../mail-queue/send-due-mails.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import { inAccount } from '../../ledger/in-account.ts';
import type { Platform } from '../../platform.ts';
import { receiptMailTo } from './receipt-mail.ts';
import { closeReceipt, findReceipt, takeReceipt } from './store.ts';

export const sendReceipt = async (platform: Platform, due: AccountObject, nextTryAt: Date): Promise<void> => {
  const { database, clock, log } = platform;
  if (!(await takeReceipt(database, due, clock.now(), nextTryAt))) return;
  const receipt = await findReceipt(database, due);
  if (receipt === undefined) return;
  const outcome = await sendMail(platform, receiptMailTo(platform.settings, receipt));
  if ('refusedAt' in outcome) log('receipt_refused', { receipt: due.id });
  await inAccount(platform, receipt.accountId, (transaction) => closeReceipt(transaction, due, outcome));
};
