import type { PlannedRefund } from './planned-sale.ts';

/** What the sandbox's bank refuses to take back: an amount ending in 13 cents. */
const refusedPart = (cents: number) => cents - (cents % 100) - 87;

/** Returns what a planned refund gives back of a payment, in cents. */
export const refundCents = (amountCents: number, { share, isRefused }: PlannedRefund): number => {
  const partCents = Math.max(Math.round(amountCents * share), Math.min(amountCents, 213));
  return isRefused ? refusedPart(partCents) : partCents;
};
