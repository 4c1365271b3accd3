export const methods = ['card', 'ach'] as const;
export const channels = ['online', 'in_person'] as const;
export const instrumentTypes = ['card', 'bank_account'] as const;
export const instrumentPurposes = ['buyer', 'payout'] as const;

/** What a ledger entry is for. */
export const ledgerCategories = [
  'transaction',
  'card_percentage_fee',
  'card_flat_fee',
  'ach_fee',
  'dispute_hold',
  'dispute_penalty_fee',
  'manual_adjustment',
] as const;

/** Periods by name, each of which is another one tomorrow. */
export const periods = [
  'today',
  'yesterday',
  'last-24-hours',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
] as const;

export type Period = (typeof periods)[number];

export const transactionStatuses = ['created', 'pending', 'succeeded', 'completed', 'failed'] as const;

/**
 * The lists of an account that can be filtered, sorted and set up, each by its name in addresses. A new list begins with a
 * row here: its call, its filters in the order in which they are offered, the statuses of its rows, and what it is sorted by. Its columns
 * are in `list-columns.ts`, for no address names one.
 */
export const lists = {
  payments: {
    call: 'listTransactions',
    filters: ['status', 'date', 'amount', 'method', 'channel', 'lastFour', 'text'],
    statuses: ['created', 'pending', 'succeeded', 'failed'],
    sorts: ['date', 'amount'],
  },
  payouts: {
    call: 'listTransactions',
    // A payout goes to a bank, whatever its method and channel.
    filters: ['status', 'date', 'amount', 'lastFour', 'text'],
    statuses: transactionStatuses,
    sorts: ['date', 'amount'],
  },
  refunds: {
    call: 'listTransactions',
    filters: ['status', 'date', 'amount', 'method', 'channel', 'lastFour', 'text'],
    statuses: ['created', 'pending', 'succeeded', 'failed'],
    sorts: ['date', 'amount'],
  },
  settlements: {
    call: 'listSettlements',
    filters: ['status', 'date', 'amount'],
    statuses: ['pending', 'completed'],
    sorts: ['date', 'amount'],
  },
  disputes: {
    call: 'listDisputes',
    filters: ['status', 'date', 'amount'],
    statuses: ['pending', 'under_review', 'won', 'lost'],
    sorts: ['date', 'amount'],
  },
  'payment-instruments': {
    call: 'listPaymentInstruments',
    // No status: the specification shows each as active.
    filters: ['type', 'purpose', 'date', 'lastFour', 'text'],
    statuses: [],
    sorts: ['date'],
  },
  'pending-ledger': {
    call: 'listLedgerEntries',
    // No status: each of the two ledgers is of one.
    filters: ['category', 'date', 'amount'],
    statuses: [],
    sorts: ['date'],
  },
  'settled-ledger': {
    call: 'listLedgerEntries',
    filters: ['category', 'date', 'amount'],
    statuses: [],
    sorts: ['date'],
  },
} as const;

export type Lists = typeof lists;

export type ListName = keyof Lists;

export type FilterName = Lists[ListName]['filters'][number];

export type ListSort = Lists[ListName]['sorts'][number];

/** The statuses that the rows of a list can have. */
export type StatusOf<Name extends ListName> = Lists[Name]['statuses'][number];

export const isListName = (name: string): name is ListName => Object.hasOwn(lists, name);

export const listNames: readonly ListName[] = /* @__PURE__ */ Object.keys(lists).filter(isListName);
