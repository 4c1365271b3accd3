/** The scope of idempotency keys on the general ledger: its calls are about no merchant's account. */
export const generalLedgerScope = 'general_ledger';
