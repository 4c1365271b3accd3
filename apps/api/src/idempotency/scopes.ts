export const scopes = {
  accounts: 'accounts',
  generalLedger: 'general_ledger',
  programs: 'programs',
} as const;
