/** The scopes of idempotency keys for calls without an account. */
export const scopes = {
  accounts: 'accounts',
  generalLedger: 'general_ledger',
  programs: 'programs',
} as const;
