import type { PlannedRefund } from './planned-sale.ts';

/** Returns an amount ending in 13 cents, whose refund the sandbox's bank rejects. */
const refusedPart = (cents: number) => cents - (cents % 100) - 87;

export const refundCents = (amountCents: number, { share, isRefused }: PlannedRefund): number => {
  const partCents = Math.max(Math.round(amountCents * share), Math.min(amountCents, 213));
  return isRefused ? refusedPart(partCents) : partCents;
};
