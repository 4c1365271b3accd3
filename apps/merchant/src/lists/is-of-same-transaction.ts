type Entry = { readonly transactionId?: string | undefined };

/** Returns true for two entries of one transaction, for example a payment and its fee. */
export const isOfSameTransaction = (entry: Entry, next: Entry): boolean =>
  entry.transactionId !== undefined && entry.transactionId === next.transactionId;
