export const methods = ['card', 'ach'] as const;
export const channels = ['online', 'in_person'] as const;
export const instrumentTypes = ['card', 'bank_account'] as const;
export const instrumentPurposes = ['buyer', 'payout'] as const;

/** Kinds of rows among payouts: payouts, and corrections of a balance. */
export const payoutKinds = ['payout', 'adjustment', 'chargeback', 'reversal'] as const;

export const ledgerCategories = [
  'transaction',
  'card_percentage_fee',
  'card_flat_fee',
  'ach_fee',
  'dispute_hold',
  'dispute_penalty_fee',
  'manual_adjustment',
] as const;

/** Groups of changes in an available balance, in reading order. */
export const balanceChanges = ['payments', 'fees', 'refunds', 'disputes', 'payouts', 'adjustments'] as const;

export type BalanceChange = (typeof balanceChanges)[number];

/** Periods by name, each relative to today. */
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

const transactionColumns = [
  'amount',
  'paymentInstrument',
  'method',
  'channel',
  'date',
  'status',
  'id',
  'description',
  'reference',
  'device',
  'failure',
  'parentTransaction',
] as const;

/** Declares a list: the call for its rows, and their filters, sorts and columns. */
type ContractList = {
  readonly call: string;
  /** Ordered as in the menu. */
  readonly filters: readonly string[];
  readonly statuses: readonly string[];
  readonly sorts: readonly string[];
  readonly columns: readonly string[];
};

const declareList = <const Declared extends ContractList>(list: Declared): Declared => list;

/**
 * Lists of an account that can be filtered, sorted and configured, by their names in addresses. A new list
 * starts with a row here. The browser build strips the call and the columns, which only the server reads.
 */
export const lists = {
  payments: declareList({
    call: 'listTransactions',
    filters: ['status', 'date', 'amount', 'method', 'channel', 'lastFour', 'text'],
    statuses: ['created', 'pending', 'succeeded', 'failed'],
    sorts: ['date', 'amount'],
    columns: transactionColumns,
  }),
  payouts: declareList({
    call: 'listTransactions',
    // No method or channel: every payout goes to a bank.
    filters: ['kind', 'status', 'date', 'amount', 'lastFour', 'text'],
    statuses: transactionStatuses,
    sorts: ['date', 'amount'],
    columns: transactionColumns,
  }),
  refunds: declareList({
    call: 'listTransactions',
    filters: ['status', 'date', 'amount', 'method', 'channel', 'lastFour', 'text'],
    statuses: ['created', 'pending', 'succeeded', 'failed'],
    sorts: ['date', 'amount'],
    columns: transactionColumns,
  }),
  settlements: declareList({
    call: 'listSettlements',
    filters: ['status', 'date', 'amount'],
    statuses: ['pending', 'completed'],
    sorts: ['date', 'amount'],
    columns: ['id', 'totalAmount', 'totalFees', 'amount', 'status', 'date', 'updatedAt'],
  }),
  disputes: declareList({
    call: 'listDisputes',
    filters: ['status', 'date', 'amount'],
    statuses: ['pending', 'under_review', 'won', 'lost'],
    sorts: ['date', 'amount'],
    columns: ['amount', 'transaction', 'date', 'status', 'id', 'reason', 'respondBy'],
  }),
  'payment-instruments': declareList({
    call: 'listPaymentInstruments',
    // No status: the specification displays every instrument as active.
    filters: ['type', 'purpose', 'date', 'lastFour', 'text'],
    statuses: [],
    sorts: ['date'],
    columns: ['owner', 'type', 'lastFour', 'status', 'date', 'purpose', 'description', 'id'],
  }),
  'pending-ledger': declareList({
    call: 'listLedgerEntries',
    // No status: each of the two ledgers has only one.
    filters: ['category', 'date', 'amount'],
    statuses: [],
    sorts: ['date'],
    columns: ['amount', 'category', 'status', 'readyToSettleAt', 'date', 'description', 'transaction', 'id'],
  }),
  'settled-ledger': declareList({
    call: 'listLedgerEntries',
    filters: ['category', 'date', 'amount'],
    statuses: [],
    sorts: ['date'],
    columns: ['amount', 'category', 'status', 'date', 'afterBalance', 'description', 'transaction', 'id'],
  }),
};

export type Lists = typeof lists;

export type ListName = keyof Lists;

export type FilterName = Lists[ListName]['filters'][number];

export type ListSort = Lists[ListName]['sorts'][number];

/** The statuses that the rows of a list can have. */
export type StatusOf<Name extends ListName> = Lists[Name]['statuses'][number];

export type ColumnOf<Name extends ListName> = Lists[Name]['columns'][number];

export type ListColumn = ColumnOf<ListName>;

export const isListName = (name: string): name is ListName => Object.hasOwn(lists, name);

export const listNames: readonly ListName[] = /* @__PURE__ */ Object.keys(lists).filter(isListName);
