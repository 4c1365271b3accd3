import type { Platform } from '../../platform.ts';
import { processNotice } from './notices/process-notice.ts';

/** Records a return that the processor reports. The processor repeats the report if this is interrupted. */
export const processReturnNotice = async (
  platform: Platform,
  paymentId: string,
  reason: string,
): Promise<void> => {
  if (await processNotice(platform, paymentId, 'return', reason)) {
    await platform.processor.confirmReturn(paymentId);
  }
};
