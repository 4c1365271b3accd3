/** The scopes of idempotency keys of calls that are about no account. */
export const scopes = {
  accounts: 'accounts',
  generalLedger: 'general_ledger',
  programs: 'programs',
} as const;
