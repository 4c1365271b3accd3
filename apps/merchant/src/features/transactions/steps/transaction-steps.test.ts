import { expect, test } from 'vitest';
import { entries, events, payment, refund } from '../../../testing/fixtures.ts';
import type { TransactionStory } from './transaction-step.ts';
import { transactionSteps } from './transaction-steps.ts';

const [credit] = entries;
const pendingEntries = entries.filter(({ status }) => status === 'pending');

const told = (story: Partial<TransactionStory>) =>
  transactionSteps({ transaction: payment, events: [], entries: [], related: [], ...story }).map(
    ({ title, state }) => `${title}: ${state}`,
  );

test("shows a payment's availability as expected before settlement and done afterward", () => {
  const pending = credit && [{ ...credit, status: 'pending', readyToSettleAt: '2026-11-20T14:00:00Z' }];
  expect(told({ events, entries: pending })).toEqual([
    'Created: done',
    'Approved: done',
    'Available: expected',
  ]);
  expect(told({ events, entries })).toEqual(['Created: done', 'Approved: done', 'Available: done']);
});

test('omits the availability of a failed payment', () => {
  expect(told({ transaction: { ...payment, status: 'failed' } })).toEqual([
    'Created: done',
    'Failed: failed',
  ]);
});

test('lists availability as a future step while a payment waits for the bank', () => {
  expect(told({ transaction: { ...payment, status: 'pending' } })).toEqual([
    'Created: done',
    'Waiting for the bank: current',
    'Available: todo',
  ]);
});

test('combines refunds into one step, which is pending until the last refund succeeds', () => {
  const done = { ...refund, id: 'txn_done', status: 'succeeded' };
  expect(told({ events, related: [done, refund] })).toContain('Refund pending: current');
  expect(told({ events, related: [done] })).toContain('Partly refunded: done');
  expect(told({ events, related: [{ ...done, amount: payment.amount }] })).toContain('Refunded: done');
  expect(told({ events, related: [{ ...done, status: 'failed' }] })).toHaveLength(2);
});

test("lists a refund before the payment's availability if the refund is earlier", () => {
  const pending = credit && [{ ...credit, status: 'pending', readyToSettleAt: '2026-11-30T14:00:00Z' }];
  expect(told({ events, entries: pending, related: [{ ...refund, status: 'succeeded' }] })).toEqual([
    'Created: done',
    'Approved: done',
    'Partly refunded: done',
    'Available: expected',
  ]);
});

test('shows a dispute as in progress until the bank has decided', () => {
  const opened = { kind: 'dispute_opened', at: '2026-11-21T10:00:00Z', amount: 12_840, disputeId: 'dsp_1' };
  const won = { kind: 'dispute_won', at: '2026-11-22T10:00:00Z', disputeId: 'dsp_1' };
  const lost = { ...won, kind: 'dispute_lost' };
  expect(told({ events: [...events, opened] })).toContain('Disputed: current');
  expect(told({ events: [...events, opened, won] })).toContain('Dispute won: done');
  expect(told({ events: [...events, opened, lost] })).toContain('Dispute lost: failed');
});

test.each([
  ['pending', 'Waiting for the bank: current'],
  ['completed', 'Sent to your bank: done'],
  ['failed', 'Failed: failed'],
])('describes a %s payout as "%s"', (status, step) => {
  expect(told({ transaction: { ...payment, type: 'push', status } })).toEqual(['Requested: done', step]);
});

test('shows that a failed payout was returned to the balance', () => {
  const transaction = { ...payment, type: 'push', status: 'failed' };
  const reversed = { kind: 'reversed', at: '2026-11-22T10:00:00Z', amount: 12_840 };
  expect(told({ transaction, events: [reversed] })).toContain('Returned to your balance: done');
});

test("attributes a chargeback to the customer's bank, and shows its deduction as expected", () => {
  const transaction = { ...refund, subtype: 'chargeback', status: 'succeeded' };
  const [created] = transactionSteps({ transaction, events, entries: [], related: [] });
  expect(created?.note).toBe('by the customer’s bank');
  expect(told({ transaction, entries: pendingEntries })).toEqual(['Created: done', 'Deducted: expected']);
});
