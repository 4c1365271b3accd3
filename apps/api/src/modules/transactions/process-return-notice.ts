import type { Platform } from '../../platform.ts';
import { processNotice } from './notices/process-notice.ts';

/** Processes a return from the processor, which repeats it until it is confirmed. */
export const processReturnNotice = async (
  platform: Platform,
  paymentId: string,
  reason: string,
): Promise<void> => {
  if (await processNotice(platform, paymentId, 'return', reason)) {
    await platform.processor.confirmReturn(paymentId);
  }
};
