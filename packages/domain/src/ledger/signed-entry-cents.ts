export interface SignedEntry {
  /** Cents, as sent by the API; never negative. */
  readonly amount: number;
  /** `credit` or `debit`. */
  readonly type: string;
}

export interface EntryTotals {
  readonly creditCents: number;
  readonly debitCents: number;
  /** Credits less debits. */
  readonly netCents: number;
}

/**
 * Returns a ledger entry's amount with its sign: a debit is negative.
 *
 * @param entry - amount in cents and side
 * @returns cents
 * @remarks Source: specification section 3, "Ledger entry".
 * @example
 * signedEntryCents({ amount: 372, type: 'debit' }); // -372
 */
export function signedEntryCents(entry: SignedEntry): number {
  // Subtracting from 0 rather than negating keeps -0 out of comparisons.
  return entry.type === 'debit' ? 0 - entry.amount : entry.amount;
}

/**
 * Adds up the credits and the debits of a list of entries.
 *
 * @param entries - amounts in cents and sides
 * @remarks Source: specification section 2, "Transaction details": totals of credits and debits.
 * @example
 * entryTotals([{ amount: 12840, type: 'credit' }, { amount: 372, type: 'debit' }]);
 * // { creditCents: 12840, debitCents: 372, netCents: 12468 }
 */
export function entryTotals(entries: readonly SignedEntry[]): EntryTotals {
  let creditCents = 0;
  let debitCents = 0;
  for (const entry of entries) {
    if (entry.type === 'debit') debitCents += entry.amount;
    else creditCents += entry.amount;
  }
  return { creditCents, debitCents, netCents: creditCents - debitCents };
}
