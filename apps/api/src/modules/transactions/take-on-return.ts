import type { Platform } from '../../platform.ts';
import { takeOnNotice } from './notices/take-on-notice.ts';

/** Takes on a return that the processor tells of; should this die half-way, the processor tells of it again. */
export const takeOnReturn = async (platform: Platform, paymentId: string, reason: string): Promise<void> => {
  if (await takeOnNotice(platform, paymentId, 'return', reason)) {
    await platform.processor.confirmReturn(paymentId);
  }
};
