import { addBankingDays } from './banking-days.ts';

/** A bank transfer takes one banking day, or two if it misses the last batch of its day. */
const bankTransferDays = 2;

/**
 * Returns the time at which a withdrawal is expected at the merchant's bank: on the second banking day after
 * the New York day of its request.
 *
 * @param requestedAt - the moment of the request
 * @returns 09:00 in New York on that day
 * @throws RangeError for an invalid `Date` (a bug in the caller)
 * @remarks Source: docs/decisions.md, "Payouts".
 * @example
 * expectedArrival(new Date('2026-11-24T19:00:00Z')).toISOString(); // '2026-11-27T14:00:00.000Z'
 */
export function expectedArrival(requestedAt: Date): Date {
  return addBankingDays(requestedAt, bankTransferDays);
}
