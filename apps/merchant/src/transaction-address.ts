export const transactionAddress = (id: string): string => `/transactions/${encodeURIComponent(id)}`;
