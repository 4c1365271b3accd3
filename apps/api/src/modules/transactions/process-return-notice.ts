import type { Platform } from '../../platform.ts';
import { processNotice } from './notices/process-notice.ts';

/** Processes the processor's notice of a return. The processor repeats a notice until it is confirmed. */
export const processReturnNotice = async (
  platform: Platform,
  paymentId: string,
  reason: string,
): Promise<void> => {
  if (await processNotice(platform, paymentId, 'return', reason)) {
    await platform.processor.confirmReturn(paymentId);
  }
};
