/** The two totals of a ledger entry set, in cents. */
export interface EntrySetTotals {
  readonly totalDebitCents: number;
  readonly totalCreditCents: number;
}

/**
 * Returns true if a ledger entry set balances. Other sets get the badge "Unbalanced".
 *
 * @param entrySet - both totals, in cents
 * @returns false also if a total is not a number
 * @remarks Source: specification section 2, "General ledger".
 * @example
 * isBalanced({ totalDebitCents: 8650, totalCreditCents: 7450 }); // false
 */
export function isBalanced(entrySet: EntrySetTotals): boolean {
  return entrySet.totalDebitCents === entrySet.totalCreditCents;
}
