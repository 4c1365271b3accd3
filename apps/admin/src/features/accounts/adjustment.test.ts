import { expect, test } from 'vitest';
import { adjustmentBody, emptyAdjustment, isBegun, readAdjustment, signedCents } from './adjustment.ts';

const written = {
  accountId: 'acc_1',
  direction: 'debit',
  amount: { text: '$12.50', typed: '12.50' },
  reason: ' Booked twice ',
} as const;

test('sends the amount in cents, with a trimmed reason', () => {
  expect(adjustmentBody(written)).toEqual({
    accountId: 'acc_1',
    direction: 'debit',
    amount: 1250,
    reason: 'Booked twice',
  });
});

test('adds a credit and subtracts a debit', () => {
  expect(signedCents({ direction: 'credit', amount: 1250 })).toBe(1250);
  expect(signedCents({ direction: 'debit', amount: 1250 })).toBe(-1250);
  expect(signedCents({ direction: 'debit', amount: 0 })).toBe(0);
});

test('does not count an account from the address as an unsaved change', () => {
  expect(isBegun(emptyAdjustment('acc_1'))).toBe(false);
  expect(isBegun(written)).toBe(true);
});

test('restores the draft of an adjustment', () => {
  expect(readAdjustment(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test.each([
  undefined,
  null,
  'text',
  {},
  { ...written, amount: '$12.50' },
  { ...written, accountId: undefined },
])('rejects %j as the draft of an adjustment', (stored) => {
  expect(readAdjustment(stored)).toBeUndefined();
});
