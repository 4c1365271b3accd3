import { sendDueMails } from '../../mail-queue/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { sendReceipt } from './send-receipt.ts';
import { unsentReceipts } from './store.ts';

export const sendDueReceipts = (platform: Platform): Promise<void> =>
  sendDueMails(platform, { findDue: unsentReceipts, send: sendReceipt });
