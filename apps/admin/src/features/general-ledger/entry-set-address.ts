export const generalLedgerAddress = '/admin/general-ledger';

/** Where an entry set is written. */
export const newEntrySetAddress = `${generalLedgerAddress}/create`;

/** Where a merchant's balance is adjusted. */
export const adjustmentAddress = `${generalLedgerAddress}/adjustment`;

/** The same, with the account chosen. */
export const adjustmentOf = (accountId: string): string =>
  `${adjustmentAddress}?account=${encodeURIComponent(accountId)}`;

/** Where one entry set stands alone. */
export const entrySetAddress = (entrySetId: string): string =>
  `${generalLedgerAddress}/${encodeURIComponent(entrySetId)}`;

/** Where a draft is changed. */
export const editAddress = (entrySetId: string): string => `${entrySetAddress(entrySetId)}/edit`;
