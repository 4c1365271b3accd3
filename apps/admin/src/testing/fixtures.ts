import type {
  Account,
  AccountAdministration,
  AuditEntry,
  EntrySet,
  GeneralLedgerAccount,
  getSystem,
  ResponseOf,
} from '@tillbook/contract';

export const accounts = (count: number): Account[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `acc_${String(index + 1).padStart(16, '0')}`;
    return {
      id,
      accountId: id,
      name: `Merchant ${String(index + 1)}`,
      type: 'merchant',
      status: 'active',
      createdAt: '2026-08-20T14:00:00Z',
      currency: 'usd',
      business: { legalName: `Merchant ${String(index + 1)} LLC` },
      pendingBalance: 0,
      availableBalance: 0,
    };
  });

const [firstAccount] = accounts(1);

export const administration = (changed: Partial<Account> = {}): AccountAdministration => {
  if (!firstAccount) throw new Error('There is an account.');
  return {
    account: { ...firstAccount, ...changed },
    program: { id: 'prg_0000000000000001', name: 'Main Street' },
    payoutsAllowed: true,
    statementDescriptor: 'MERCHANT 1',
    cardSettlementDays: 2,
    achSettlementDays: 4,
    feeProfile: {
      cardTransactionFee: {
        type: 'fixed',
        onlinePercentageBasisPoints: 290,
        onlineFlatFee: 30,
        inPersonPercentageBasisPoints: 260,
        inPersonFlatFee: 10,
      },
      achTransactionFee: { maximumFee: 500, minimumFee: 25, percentageBasisPoints: 80 },
    },
  };
};

const controlAccount = (
  number: string,
  name: string,
  type: string,
  normalBalance: 'debit' | 'credit',
  currentBalanceCents: number,
  takesManualEntries = true,
): GeneralLedgerAccount => ({
  id: `gla_${number}`,
  number,
  name,
  type,
  normalBalance,
  currentBalanceCents,
  takesManualEntries,
});

/** Balanced books, unsorted. */
export const controlAccounts: GeneralLedgerAccount[] = [
  controlAccount('5010', 'Interchange expense', 'Expense', 'debit', 2_000),
  controlAccount('1020', 'Processor clearing', 'Asset', 'debit', 30_000),
  controlAccount('2010', 'Merchant payable, pending', 'Liability', 'credit', 29_000, false),
  controlAccount('1010', 'Operating bank', 'Asset', 'debit', 10_000),
  controlAccount('4010', 'Fee income', 'Income', 'credit', 3_000),
  controlAccount('3010', 'Equity', 'Equity', 'credit', 10_000),
];

const line = (
  number: string,
  debitCents: number,
  creditCents: number,
): EntrySet['ledgerEntries'][number] => ({
  id: `glx_${number}_${String(debitCents)}_${String(creditCents)}`,
  accountId: `gla_${number}`,
  accountName: controlAccounts.find((account) => account.number === number)?.name ?? '',
  accountNumber: number,
  debitCents,
  creditCents,
});

export const postedSet: EntrySet = {
  id: 'gls_0000000000000001',
  reference: 'JE-1',
  date: '2026-11-20T00:00:00.000Z',
  description: 'Owner pays in',
  status: 'Posted',
  origin: 'manual',
  createdBy: 'ada@example.com',
  postedAt: '2026-11-20T15:00:00Z',
  totalDebitCents: 10_000,
  totalCreditCents: 10_000,
  ledgerEntries: [line('1010', 10_000, 0), line('3010', 0, 10_000)],
};

export const unbalancedSet: EntrySet = {
  id: 'gls_0000000000000002',
  reference: 'JE-2',
  date: '2026-11-21T14:40:00Z',
  description: 'Booked twice',
  status: 'Draft',
  origin: 'manual',
  createdBy: 'ada@example.com',
  totalDebitCents: 8_650,
  totalCreditCents: 7_450,
  ledgerEntries: [line('1010', 8_650, 0), line('3010', 0, 7_450)],
};

export const businessSet: EntrySet = {
  ...postedSet,
  id: 'gls_0000000000000003',
  reference: 'txn_0000000000000001',
  description: 'Card payment',
  origin: 'business',
  createdBy: 'platform',
  merchant: { accountId: 'acc_0000000000000001', name: 'Harbor Coffee' },
};

/** Audit entries, newest first; their IDs sort by time, like the server's. */
export const auditEntries = (count: number, email = 'ada@example.com'): AuditEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `aud_${String(count - index).padStart(16, '0')}`,
    at: '2026-11-21T14:00:00Z',
    action: 'adjustment.create',
    userId: 'usr_0000000000000001',
    email,
    accountId: 'acc_0000000000000001',
    accountName: 'Harbor Coffee',
    subject: 'txn_0000000000000001',
    clientAddress: '192.0.2.7',
    details: { amountCents: 100, direction: 'credit' },
  }));

const nothing = { count: 0, amountCents: 0 };

export const quietSystem: ResponseOf<typeof getSystem> = {
  asOf: '2026-11-21T15:00:00Z',
  today: {
    since: '2026-11-21T05:00:00Z',
    postings: 0,
    payments: nothing,
    payouts: nothing,
    refunds: nothing,
  },
  openAttempts: 0,
  failedPayouts: { count: 0, newest: [] },
  openDisputes: nothing,
  queue: { depth: 0, failed: 0 },
  frontendErrors: [],
};

/** A platform with data in every field. */
export const system: ResponseOf<typeof getSystem> = {
  ...quietSystem,
  today: {
    since: '2026-11-21T05:00:00Z',
    postings: 1_204,
    payments: { count: 900, amountCents: 4_500_000 },
    payouts: { count: 3, amountCents: 120_000 },
    refunds: { count: 12, amountCents: 34_000 },
  },
  openAttempts: 4,
  failedPayouts: {
    count: 60,
    newest: [
      {
        id: 'txn_0000000000000009',
        accountId: 'acc_0000000000000001',
        accountName: 'Harbor Coffee',
        amountCents: 25_000,
        createdAt: '2026-11-20T15:00:00Z',
        failureMessage: 'The account is closed.',
      },
    ],
  },
  openDisputes: {
    count: 2,
    amountCents: 8_000,
    nextDeadlineAt: '2026-11-30T17:00:00Z',
    nextToAnswer: {
      id: 'dsp_0000000000000003',
      accountId: 'acc_0000000000000001',
      accountName: 'Harbor Coffee',
    },
  },
  queue: { depth: 17, failed: 1, oldestJobAt: '2026-11-21T14:59:00Z' },
  frontendErrors: [
    {
      message: 'Cannot draw the chart',
      count: 31,
      firstAt: '2026-11-19T15:00:00Z',
      lastAt: '2026-11-21T14:00:00Z',
      lastUrl: 'http://localhost:4310/overview',
      lastStack: 'TypeError: Cannot draw the chart\n    at drawChart (chart.js:1:1)',
    },
  ],
};
