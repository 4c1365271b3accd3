/** The address of a transaction's screen. */
export const transactionAddress = (id: string): string => `/transactions/${encodeURIComponent(id)}`;
