import type { Platform } from '../../platform.ts';
import { sendReceipt } from './send-receipt.ts';
import { unsentReceipts } from './store.ts';

/** As many as go out in one job; a stop waits for no more than these. */
const mostPerJob = 20;

/** Platforms whose mail is going out in this process. */
const sending = new WeakSet<Platform>();

/**
 * Sends what is due, one mail after another, and only once at a time in a process: a mail server that is silent holds up
 * one hand and never the money. The first mail that fails ends the job; it waits for its next try, and the following job
 * begins with the others. Processes need not agree: each receipt is taken by one of them.
 */
export const sendDueReceipts = async (platform: Platform): Promise<void> => {
  if (sending.has(platform)) return;
  sending.add(platform);
  try {
    const due = await unsentReceipts(platform.database, platform.clock.now(), mostPerJob);
    for (const id of due) await sendReceipt(platform, id);
  } finally {
    sending.delete(platform);
  }
};
