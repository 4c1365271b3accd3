import type { Transaction } from '@tillbook/contract';

/** Omits the final period, because other facts follow on the same line. */
export const failureReason = ({ status, failureMessage }: Transaction): string | undefined =>
  status === 'failed' ? failureMessage?.replace(/\.$/, '') : undefined;
