import type { EntrySet, GeneralLedgerAccount } from '@tillbook/contract';

// Shown when the server does not respond or fails, always marked as a sample. The accounts balance like real
// books.

const account = (
  number: string,
  name: string,
  type: string,
  normalBalance: 'debit' | 'credit',
  currentBalanceCents?: number,
): GeneralLedgerAccount => ({
  id: `sample_${number}`,
  number,
  name,
  type,
  normalBalance,
  takesManualEntries: false,
  ...(currentBalanceCents !== undefined && { currentBalanceCents }),
});

const clearing = account('1010', 'Processor clearing', 'Asset', 'debit', 30_527_260);
const payable = account('2010', 'Merchant balances', 'Liability', 'credit', 29_312_460);
const equity = account('3010', 'Retained earnings', 'Equity', 'credit', 0);
const fees = account('4010', 'Processing fees', 'Income', 'credit', 1_862_940);
const networkCosts = account('5010', 'Card network costs', 'Expense', 'debit', 648_140);

export const sampleAccounts: readonly GeneralLedgerAccount[] = [
  clearing,
  payable,
  equity,
  fees,
  networkCosts,
];

type SampleLine = readonly [account: GeneralLedgerAccount, debitCents: number, creditCents: number];

const total = (lines: readonly SampleLine[], side: 1 | 2): number =>
  lines.reduce((sum, line) => sum + line[side], 0);

const entrySet = (
  head: Pick<EntrySet, 'reference' | 'date' | 'description' | 'status' | 'origin' | 'createdBy'>,
  lines: readonly SampleLine[],
): EntrySet => ({
  ...head,
  id: `sample_${head.reference}`,
  totalDebitCents: total(lines, 1),
  totalCreditCents: total(lines, 2),
  ledgerEntries: lines.map(([{ id, name, number }, debitCents, creditCents], index) => ({
    id: `sample_${head.reference}_${String(index)}`,
    accountId: id,
    accountName: name,
    accountNumber: number,
    debitCents,
    creditCents,
  })),
});

export const sampleEntrySets: readonly EntrySet[] = [
  entrySet(
    {
      reference: 'JE-2026-1184',
      date: '2026-11-21T14:40:00Z',
      description: 'Correction: terminal payment recorded twice',
      status: 'Draft',
      origin: 'manual',
      createdBy: 'admin@example.com',
    },
    [
      [payable, 8650, 0],
      [clearing, 0, 7450],
    ],
  ),
  entrySet(
    {
      reference: 'JE-2026-1182',
      date: '2026-11-20T22:12:00Z',
      description: 'Card payment, online',
      status: 'Posted',
      origin: 'business',
      createdBy: 'system',
    },
    [
      [clearing, 12_840, 0],
      [payable, 0, 12_438],
      [fees, 0, 402],
    ],
  ),
];
