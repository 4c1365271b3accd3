import type { BalanceBridge } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { todaysChange } from './todays-change-text.ts';

const bridge: BalanceBridge = {
  from: '2026-11-25T05:00:00.000Z',
  to: '2026-11-25T15:00:00.000Z',
  openingBalance: 100_000,
  changes: [
    { change: 'payments', entryCount: 2, amount: 150_000 },
    { change: 'fees', entryCount: 3, amount: -5_000 },
    { change: 'refunds', entryCount: 0, amount: 0 },
    { change: 'payouts', entryCount: 1, amount: -20_000 },
  ],
  closingBalance: 225_000,
  difference: 0,
};

test('sums up all causes but the largest if there are more than two', () => {
  expect(todaysChange(bridge)).toEqual(['Today: $1,250.00', 'payments $1,500.00', 'other -$250.00']);
});

test("returns today's balance change and its causes, largest first", () => {
  const changes = bridge.changes.filter(({ change }) => change !== 'fees').toReversed();
  expect(todaysChange({ ...bridge, changes, closingBalance: 230_000 })).toEqual([
    'Today: $1,300.00',
    'payments $1,500.00',
    'payouts -$200.00',
  ]);
});

test('names changes that cancel each other out', () => {
  const changes = [
    { change: 'payments', entryCount: 1, amount: 5_000 },
    { change: 'refunds', entryCount: 1, amount: -5_000 },
  ] as const;
  expect(todaysChange({ ...bridge, changes: [...changes], closingBalance: 100_000 })).toEqual([
    'Today: $0.00',
    'payments $50.00',
    'refunds -$50.00',
  ]);
});

test('reports that nothing has changed today', () => {
  expect(todaysChange({ ...bridge, changes: [], closingBalance: 100_000 })).toEqual(['Unchanged today']);
});
