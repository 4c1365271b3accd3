import type { Account, EntrySet, GeneralLedgerAccount } from '@tillbook/contract';

/** Accounts of which the first is the newest. */
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

/** Books in balance, in no order. */
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
};
