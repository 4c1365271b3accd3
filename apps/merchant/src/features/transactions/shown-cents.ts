import type { Transaction } from '@tillbook/contract';

/** Returns the amount; for an adjustment, chargeback or reversal, its signed effect on the balance. */
export const shownCents = ({ amount, subtype, balanceEffect }: Transaction): number =>
  subtype === undefined ? amount : (balanceEffect ?? amount);
