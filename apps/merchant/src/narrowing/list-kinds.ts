/** What each list can be narrowed by, in the order in which it is offered. A payout goes to a bank, whatever its method and channel. */
const filtersOfKind = {
  payments: ['status', 'date', 'amount', 'method', 'channel', 'lastFour', 'text'],
  payouts: ['status', 'date', 'amount', 'lastFour', 'text'],
  refunds: ['status', 'date', 'amount', 'method', 'channel', 'lastFour', 'text'],
  settlements: ['status', 'date', 'amount'],
  disputes: ['status', 'date', 'amount'],
  'payment-instruments': ['type', 'purpose', 'date', 'lastFour', 'text'],
  'pending-ledger': ['category', 'date', 'amount'],
  'settled-ledger': ['category', 'date', 'amount'],
} as const;

/** The lists that can be narrowed, each by the name that it has in its address. */
export type ListKind = keyof typeof filtersOfKind;

export type FilterId = (typeof filtersOfKind)[ListKind][number];

export const filtersOf = (kind: ListKind): readonly FilterId[] => filtersOfKind[kind];

export const canBe = (kind: ListKind, id: FilterId): boolean => filtersOf(kind).includes(id);

/** The statuses that the rows of a list can have. */
export const statusesOf = {
  payments: ['created', 'pending', 'succeeded', 'failed'],
  payouts: ['created', 'pending', 'succeeded', 'completed', 'failed'],
  refunds: ['created', 'pending', 'succeeded', 'failed'],
  settlements: ['pending', 'completed'],
  disputes: ['pending', 'under_review', 'won', 'lost'],
  // The specification shows each as active.
  'payment-instruments': [],
  // Each of these two lists is of one status.
  'pending-ledger': [],
  'settled-ledger': [],
} as const satisfies { readonly [Kind in ListKind]: readonly string[] };

export type StatusOf<Kind extends ListKind> = (typeof statusesOf)[Kind][number];
