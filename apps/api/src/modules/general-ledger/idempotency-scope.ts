/** What keys of calls on the general ledger belong to: they are about no merchant's account. */
export const generalLedgerScope = 'general_ledger';
