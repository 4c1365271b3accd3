/** Where one entry set stands alone. */
export const entrySetAddress = (entrySetId: string): string =>
  `/admin/general-ledger/${encodeURIComponent(entrySetId)}`;
