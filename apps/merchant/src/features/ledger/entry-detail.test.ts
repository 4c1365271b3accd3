import type { LedgerEntry } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { entries } from '../../testing/fixtures.ts';
import { entryDetail } from './entry-detail.ts';

const [example] = entries;

test.each<[string | undefined, Partial<LedgerEntry>]>([
  ['Payment · Two bags of beans', { kind: 'payment', transactionDescription: 'Two bags of beans' }],
  ['Payment', { kind: 'payment' }],
  [
    'Payout to Business Checking •••• 2109',
    { kind: 'payout', bankAccountType: 'business_checking', lastFour: '2109' },
  ],
  ['Payout to •••• 2109', { kind: 'payout', lastFour: '2109' }],
  ['Payout', { kind: 'payout' }],
  ['Refund of Two bags of beans', { kind: 'refund', parentDescription: 'Two bags of beans' }],
  ['Refund', { kind: 'refund', transactionDescription: 'Customer request' }],
  ['Chargeback', { kind: 'chargeback' }],
  ['Two bags of beans', { kind: 'card_flat_fee', transactionDescription: 'Two bags of beans' }],
  ['Card terminal was lost', { kind: 'adjustment', transactionDescription: 'Card terminal was lost' }],
  ['Payment received', {}],
  [undefined, { description: 'Transaction' }],
])('describes an entry as: %s', (detail, fields) => {
  if (!example) throw new Error('There is no example.');
  expect(entryDetail({ ...example, ...fields })).toBe(detail);
});
