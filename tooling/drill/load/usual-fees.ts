export const usualFees = {
  cardTransactionFee: {
    type: 'fixed',
    onlinePercentageBasisPoints: 290,
    onlineFlatFee: 30,
    inPersonPercentageBasisPoints: 260,
    inPersonFlatFee: 10,
  },
  achTransactionFee: { maximumFee: 500, minimumFee: 25, percentageBasisPoints: 80 },
} as const;
