import type { Platform } from '../../platform.ts';
import { takeOnNotice } from './notices/take-on-notice.ts';

/** Records a return that the processor reports. The processor repeats the report if this is interrupted. */
export const takeOnReturn = async (platform: Platform, paymentId: string, reason: string): Promise<void> => {
  if (await takeOnNotice(platform, paymentId, 'return', reason)) {
    await platform.processor.confirmReturn(paymentId);
  }
};
