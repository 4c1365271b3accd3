import type { LedgerEntry, Transaction } from '@tillbook/contract';
import { signedEntryCents } from '@tillbook/domain';
import { customerPaid, returnedByBank } from './messages.ts';

type KeptSumLine = { readonly id: string; readonly label: string; readonly cents: number };

const sumOf = (amountsCents: readonly number[]): number =>
  amountsCents.reduce((sum, amountCents) => sum + amountCents, 0);

const lineOfCategory = (category: string): string => {
  switch (category) {
    case 'transaction':
      return 'paid';
    case 'card_percentage_fee':
    case 'card_flat_fee':
    case 'ach_fee':
      return 'fees';
    case 'dispute_penalty_fee':
      return 'disputeFee';
    case 'dispute_hold':
      return 'disputed';
    default:
      return 'other';
  }
};

const lineOfRelated = ({ subtype }: Transaction): string => {
  switch (subtype) {
    case 'refund':
      return 'refunded';
    case 'chargeback':
      return 'disputed';
    case 'reversal':
      return 'returned';
    case undefined:
    default:
      return 'other';
  }
};

const centsOfRelated = ({ amount, balanceEffect, status }: Transaction): number =>
  status === 'failed' ? 0 : (balanceEffect ?? 0 - amount);

const labels = [
  ['paid', customerPaid],
  ['fees', 'Fees'],
  ['refunded', 'Refunded'],
  ['disputed', 'Disputed'],
  ['disputeFee', 'Dispute fee'],
  ['returned', returnedByBank],
  ['other', 'Other'],
] as const;

export type KeptSum = { readonly lines: readonly KeptSumLine[]; readonly keptCents: number };

/** Adds up a payment's ledger entries and the transactions that followed it. Omits lines of $0.00. */
export const keptSum = (entries: readonly LedgerEntry[], related: readonly Transaction[]): KeptSum => {
  const parts = [
    ...entries.map((entry) => ({ id: lineOfCategory(entry.category), cents: signedEntryCents(entry) })),
    ...related.map((following) => ({ id: lineOfRelated(following), cents: centsOfRelated(following) })),
  ];
  const lines = labels
    .map(([id, label]) => ({
      id,
      label,
      cents: sumOf(parts.filter((part) => part.id === id).map(({ cents }) => cents)),
    }))
    .filter(({ cents }) => cents !== 0);
  return { lines, keptCents: sumOf(parts.map(({ cents }) => cents)) };
};
