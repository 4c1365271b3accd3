import type {
  Account,
  ActivityPeriod,
  Availability,
  BalanceBridge,
  GrantedAccount,
  LedgerEntry,
  PaymentInstrument,
  Receipt,
  Reconciliation,
  Transaction,
  TransactionEvent,
  TransactionFees,
} from '@tillbook/contract';

export const accountId = 'acc_harborcoffee00000000';

export const grantedAccounts: GrantedAccount[] = [
  { id: accountId, accountId, name: 'Harbor Coffee Roasters', type: 'merchant' },
  {
    id: 'acc_harborplatform000000',
    accountId: 'acc_harborplatform000000',
    name: 'Harbor Platform',
    type: 'finix_paas',
  },
];

export const account: Account = {
  id: accountId,
  accountId,
  name: 'Harbor Coffee Roasters',
  type: 'merchant',
  status: 'active',
  createdAt: '2026-08-20T14:00:00Z',
  currency: 'usd',
  business: { legalName: 'Harbor Coffee Roasters LLC' },
  pendingBalance: 620_418,
  availableBalance: 2_431_842,
};

export const payment: Transaction = {
  id: 'txn_01k9s8h4d7wq2m6e',
  accountId,
  amount: 12_840,
  currency: 'usd',
  status: 'succeeded',
  type: 'pull',
  method: 'card',
  channel: 'online',
  createdAt: '2026-11-17T19:03:00Z',
  description: 'Beans, 5 kg, order 2291',
  paymentInstrumentId: 'pi_01k9q4t774knwwne',
  tags: { order: '2291' },
  refundableAmount: 10_340,
  lastFour: '4242',
  cardBrand: 'Visa',
  ownerName: 'Dana Whitfield',
  refundedAmount: 2_500,
};

export const refund: Transaction = {
  id: 'txn_01k9s8refund00001',
  accountId,
  amount: 2_500,
  currency: 'usd',
  status: 'pending',
  type: 'push',
  subtype: 'refund',
  createdAt: '2026-11-21T15:26:00Z',
  parentTransactionId: payment.id,
};

/** Creates payments of $1, $2 and so on. */
export const payments = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, index) => ({
    ...payment,
    id: `txn_${String(index).padStart(16, '0')}`,
    amount: 100 * (index + 1),
  }));

export const entries: LedgerEntry[] = [
  {
    id: 'len_0000000000000001',
    transactionId: payment.id,
    amount: 12_840,
    type: 'credit',
    category: 'transaction',
    status: 'settled',
    description: 'Payment received',
    createdAt: '2026-11-17T19:03:00Z',
    settledAt: '2026-11-20T14:00:00Z',
    afterBalance: 2_431_842,
  },
  {
    id: 'len_0000000000000002',
    transactionId: payment.id,
    amount: 372,
    type: 'debit',
    category: 'card_percentage_fee',
    status: 'pending',
    createdAt: '2026-11-17T19:03:00Z',
    readyToSettleAt: '2026-11-24T14:00:00Z',
  },
];

export const card: PaymentInstrument = {
  id: 'pi_01k9q4t774knwwne',
  accountId,
  type: 'card',
  purpose: 'buyer',
  status: 'active',
  lastFour: '4242',
  createdAt: '2026-11-01T14:00:00Z',
  owner: { name: { fullName: 'Dana Whitfield' } },
  card: { brand: 'visa', expirationMonth: 4, expirationYear: 2030 },
};

export const bankAccount: PaymentInstrument = {
  id: 'pi_01k9q4t7bank00001',
  accountId,
  type: 'bank_account',
  purpose: 'buyer',
  status: 'pending',
  createdAt: '2026-11-02T14:00:00Z',
};

export const reconciliation: Reconciliation = {
  openingBalance: 100_000,
  openedAt: '2026-11-19T14:00:00Z',
  movements: [
    { kind: 'payment', entryCount: 31, amount: 60_670 },
    { kind: 'card_percentage_fee', entryCount: 31, amount: -2_033 },
  ],
  closingBalance: 158_637,
  closedAt: '2026-11-20T14:00:00Z',
  unexplained: 0,
};

export const events: TransactionEvent[] = [
  {
    kind: 'created',
    at: '2026-11-17T19:03:00Z',
    amount: 12_840,
    by: 'account',
    userId: 'usr_dana000000000000',
    email: 'dana@example.com',
  },
  { kind: 'approved', at: '2026-11-17T19:03:00Z' },
  {
    kind: 'settled',
    at: '2026-11-20T14:00:00Z',
    amount: 12_438,
    settlementId: 'stl_0000000000000001',
  },
];

export const fees: TransactionFees = {
  ofAmount: 12_840,
  fees: [
    {
      id: 'len_0000000000000002',
      category: 'card_percentage_fee',
      amount: 372,
      status: 'pending',
      createdAt: '2026-11-17T19:03:00Z',
      parts: [{ kind: 'percentage', basisPoints: 290, description: '2.90% of $128.40', amount: 372 }],
    },
    {
      id: 'len_0000000000000003',
      category: 'card_flat_fee',
      amount: 30,
      status: 'pending',
      createdAt: '2026-11-17T19:03:00Z',
      parts: [{ kind: 'flat', description: 'Per card payment', amount: 30 }],
    },
  ],
  total: 402,
};

export const receipt: Receipt = {
  transactionId: payment.id,
  accountId,
  heading: 'Receipt from Harbor Coffee Roasters',
  subject: 'Receipt from Harbor Coffee Roasters: $128.40',
  lines: [
    { label: 'Amount', value: '$128.40' },
    { label: 'Paid with', value: 'Visa ending in 4242' },
  ],
  sends: [],
};

const activityDay = (date: string, count: number) => ({
  date,
  gross: count * 2_000,
  refunds: 0,
  disputed: 0,
  fees: count * 88,
  net: count * 1_912,
  payments: count,
});

/** Creates a week; the first day has `eachDay` payments, and each later day has one more. */
export const activityPeriod = (firstDate: string, eachDay: number, failed: number): ActivityPeriod => {
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.parse(firstDate) + index * 86_400_000).toISOString().slice(0, 10);
    return activityDay(date, eachDay + index);
  });
  const count = days.reduce((sum, day) => sum + day.payments, 0);
  const { date: _, ...figures } = activityDay(firstDate, count);
  return { ...figures, succeeded: count, failed, days };
};

/** An available balance that has not changed since midnight in New York. */
export const unchangedBalance: BalanceBridge = {
  from: '2026-11-24T05:00:00.000Z',
  to: '2026-11-24T15:00:00.000Z',
  openingBalance: 2_431_842,
  changes: [],
  closingBalance: 2_431_842,
  difference: 0,
};

export const availability: Availability = {
  pendingBalance: 0,
  days: [],
  accruing: {
    closesAt: '2026-11-24T05:00:00.000Z',
    cardReadyAt: '2026-11-25T14:00:00.000Z',
    bankReadyAt: '2026-11-30T14:00:00.000Z',
  },
  held: { amount: 0, count: 0, holds: [] },
  uncleared: { amount: 0, count: 0 },
};
