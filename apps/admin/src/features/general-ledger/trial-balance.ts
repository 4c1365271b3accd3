import type { GeneralLedgerAccount } from '@tillbook/contract';

export type TrialBalance = {
  readonly debitCents: number;
  readonly creditCents: number;
  /** Debits minus credits: zero if the books are right. */
  readonly differenceCents: number;
};

type BalancedAccount = Pick<GeneralLedgerAccount, 'normalBalance' | 'currentBalanceCents'>;

/**
 * Adds up both sides of the books. A negative balance counts on the other side.
 *
 * @returns undefined if a balance is not known, because a sum without it would be wrong
 */
export const trialBalance = (accounts: readonly BalancedAccount[]): TrialBalance | undefined => {
  let debitCents = 0;
  let creditCents = 0;
  for (const { normalBalance, currentBalanceCents } of accounts) {
    if (currentBalanceCents === undefined) return undefined;
    const isDebit = (normalBalance === 'debit') === currentBalanceCents >= 0;
    if (isDebit) debitCents += Math.abs(currentBalanceCents);
    else creditCents += Math.abs(currentBalanceCents);
  }
  return { debitCents, creditCents, differenceCents: debitCents - creditCents };
};
