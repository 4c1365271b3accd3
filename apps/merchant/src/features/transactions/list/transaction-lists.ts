/** The three lists of transactions, and what the platform calls each. */
export const transactionLists = {
  payments: { type: 'pull' },
  payouts: { type: 'push', subtypeNot: 'refund' },
  refunds: { type: 'push', subtype: 'refund' },
} as const;

export type TransactionListKind = keyof typeof transactionLists;
