/**
 * The label of an account's type on the overview, the same for every type.
 *
 * @remarks Source: specification section 2, "Overview".
 * @example
 * accountTypeLabel; // 'Merchant Account'
 */
export const accountTypeLabel = 'Merchant Account';

/**
 * Returns true if the overview of an account shows balances, the Withdraw button and the ledgers.
 *
 * @param accountType - as sent by the API
 * @remarks Source: specification sections 2, 6 and 9: all of it is hidden for `finix_paas`.
 * @example
 * accountShowsBalances('finix_paas'); // false
 */
export function accountShowsBalances(accountType: string | null | undefined): boolean {
  return accountType !== 'finix_paas';
}
