export const thisMonth = { name: 'This month', view: { date: 'this-month' } } as const;
export const largestFirst = { name: 'Largest first', view: { sort: 'amount' } } as const;
export const failed = { name: 'Failed', view: { status: 'failed' } } as const;
