export const generalLedgerAddress = '/admin/general-ledger';

/** The screen for a new entry set. */
export const newEntrySetAddress = `${generalLedgerAddress}/create`;

/** The screen that adjusts a merchant's balance. */
export const adjustmentAddress = `${generalLedgerAddress}/adjustment`;

/** The same, with the account selected. */
export const adjustmentOf = (accountId: string): string =>
  `${adjustmentAddress}?account=${encodeURIComponent(accountId)}`;

/** The screen of one entry set. */
export const entrySetAddress = (entrySetId: string): string =>
  `${generalLedgerAddress}/${encodeURIComponent(entrySetId)}`;

/** The screen that edits a draft. */
export const editAddress = (entrySetId: string): string => `${entrySetAddress(entrySetId)}/edit`;
