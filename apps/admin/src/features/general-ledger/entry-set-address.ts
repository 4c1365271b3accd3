export const generalLedgerAddress = '/admin/general-ledger';

export const newEntrySetAddress = `${generalLedgerAddress}/create`;

export const adjustmentAddress = `${generalLedgerAddress}/adjustment`;

/** Returns the address of an adjustment with the account selected. */
export const adjustmentOf = (accountId: string): string =>
  `${adjustmentAddress}?account=${encodeURIComponent(accountId)}`;

export const entrySetAddress = (entrySetId: string): string =>
  `${generalLedgerAddress}/${encodeURIComponent(entrySetId)}`;

export const editAddress = (entrySetId: string): string => `${entrySetAddress(entrySetId)}/edit`;
