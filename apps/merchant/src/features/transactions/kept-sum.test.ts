import type { LedgerEntry, Transaction } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { payment, refund } from '../../testing/fixtures.ts';
import { keptSum } from './kept-sum.ts';

const entry = (category: string, amount: number, type: 'credit' | 'debit' = 'debit'): LedgerEntry => ({
  id: `len_${category}_${amount}_${type}`,
  transactionId: payment.id,
  amount,
  type,
  category,
  status: 'settled',
  createdAt: payment.createdAt,
});

const paid = [
  entry('transaction', 12_840, 'credit'),
  entry('card_percentage_fee', 372),
  entry('card_flat_fee', 30),
];

const linesOf = (entries: readonly LedgerEntry[], related: readonly Transaction[] = []) => {
  const { lines, keptCents } = keptSum(entries, related);
  return [...lines.map(({ label, cents }) => [label, cents]), ['You keep', keptCents]];
};

test('adds up both fees of a card payment', () => {
  expect(linesOf(paid)).toEqual([
    ['Customer paid', 12_840],
    ['Fees', -402],
    ['You keep', 12_438],
  ]);
});

test('deducts refunds unless they failed', () => {
  const failed = { ...refund, status: 'failed', amount: 1_000 };
  expect(linesOf(paid, [refund, failed])).toEqual([
    ['Customer paid', 12_840],
    ['Fees', -402],
    ['Refunded', -2_500],
    ['You keep', 9_938],
  ]);
});

test('deducts the amount of a lost dispute only once', () => {
  const lost = [
    ...paid,
    entry('dispute_hold', 12_840),
    entry('dispute_penalty_fee', 1_500),
    entry('dispute_hold', 12_840, 'credit'),
  ];
  const chargeback = { ...refund, subtype: 'chargeback', status: 'succeeded', balanceEffect: -12_840 };
  expect(linesOf(lost, [chargeback])).toEqual([
    ['Customer paid', 12_840],
    ['Fees', -402],
    ['Disputed', -12_840],
    ['Dispute fee', -1_500],
    ['You keep', -1_902],
  ]);
});

test('deducts only the dispute fee after a won dispute', () => {
  const won = [
    ...paid,
    entry('dispute_hold', 12_840),
    entry('dispute_penalty_fee', 1_500),
    entry('dispute_hold', 12_840, 'credit'),
  ];
  expect(linesOf(won)).toEqual([
    ['Customer paid', 12_840],
    ['Fees', -402],
    ['Dispute fee', -1_500],
    ['You keep', 10_938],
  ]);
});

test('deducts the full amount of a returned bank payment', () => {
  const reversal = { ...refund, subtype: 'reversal', status: 'succeeded', balanceEffect: -12_840 };
  expect(linesOf([entry('transaction', 12_840, 'credit')], [reversal])).toEqual([
    ['Customer paid', 12_840],
    ['Returned by the bank', -12_840],
    ['You keep', 0],
  ]);
});
