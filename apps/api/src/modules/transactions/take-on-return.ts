import type { Platform } from '../../platform.ts';
import { takeOnNotice } from './notices/take-on-notice.ts';

/** Records a return that the processor reports; if this dies half-way, the processor reports it again. */
export const takeOnReturn = async (platform: Platform, paymentId: string, reason: string): Promise<void> => {
  if (await takeOnNotice(platform, paymentId, 'return', reason)) {
    await platform.processor.confirmReturn(paymentId);
  }
};
