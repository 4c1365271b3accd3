import { expect, test } from 'vitest';
import { adjustmentBody, emptyAdjustment, isBegun, readAdjustment, signedCents } from './adjustment.ts';

const written = {
  accountId: 'acc_1',
  direction: 'debit',
  amountText: '$12.50',
  reason: ' Booked twice ',
} as const;

test('is sent in cents, with its reason as it was meant', () => {
  expect(adjustmentBody(written)).toEqual({
    accountId: 'acc_1',
    direction: 'debit',
    amount: 1250,
    reason: 'Booked twice',
  });
});

test('a credit adds, a debit takes', () => {
  expect(signedCents({ direction: 'credit', amount: 1250 })).toBe(1250);
  expect(signedCents({ direction: 'debit', amount: 1250 })).toBe(-1250);
  expect(signedCents({ direction: 'debit', amount: 0 })).toBe(0);
});

test('an account that came with the address is nothing to lose', () => {
  expect(isBegun(emptyAdjustment('acc_1'))).toBe(false);
  expect(isBegun(written)).toBe(true);
});

test('what was kept is read back', () => {
  expect(readAdjustment(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test.each([undefined, null, 'text', {}, { ...written, amountText: 5 }, { ...written, accountId: undefined }])(
  '%j is no adjustment',
  (stored) => {
    expect(readAdjustment(stored)).toBeUndefined();
  },
);
