export const generalLedgerAddress = '/admin/general-ledger';

export const newEntrySetAddress = `${generalLedgerAddress}/create`;

export const adjustmentAddress = `${generalLedgerAddress}/adjustment`;

export const adjustmentOf = (accountId: string): string =>
  `${adjustmentAddress}?account=${encodeURIComponent(accountId)}`;

export const entrySetAddress = (entrySetId: string): string =>
  `${generalLedgerAddress}/${encodeURIComponent(entrySetId)}`;

export const editAddress = (entrySetId: string): string => `${entrySetAddress(entrySetId)}/edit`;
