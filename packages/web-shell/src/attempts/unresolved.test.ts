import { expect, test } from 'vitest';
import { isExpired } from './unresolved.ts';

const startedAt = '2026-11-23T15:00:00Z';
const attempt = { key: 'k', amountCents: 500, startedAt };
const refund = { call: 'refundTransaction', accountId: 'acc_1' } as const;

test.each([
  ['2026-11-23T15:00:01Z', false],
  ['2026-11-24T13:59:59Z', false],
  ['2026-11-24T14:00:00Z', true],
  ['2027-01-01T00:00:00Z', true],
  ['2026-11-23T14:55:00Z', false],
  ['2026-11-22T15:00:00Z', true],
])('determines at %s if the record of a header key has expired: %s', (now, expected) => {
  expect(isExpired(refund, attempt, new Date(now))).toBe(expected);
});

test('treats the record of an attempt with an invalid start time as expired', () => {
  expect(isExpired(refund, { ...attempt, startedAt: 'yesterday' }, new Date(startedAt))).toBe(true);
});

test('never treats the record of a referenceId as expired', () => {
  const payment = { call: 'createTransaction', accountId: 'acc_1' } as const;
  expect(isExpired(payment, attempt, new Date('2030-01-01T00:00:00Z'))).toBe(false);
});
