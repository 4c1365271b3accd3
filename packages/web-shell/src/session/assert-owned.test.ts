import { ApiError } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { assertOwned } from './assert-owned.ts';

const payment = { id: 'txn_1', accountId: 'acc_1' };

test('an object of the selected account is itself', () => {
  expect(assertOwned(payment, 'acc_1')).toBe(payment);
});

test('an object of another account is missing, as one that never was', () => {
  expect(() => assertOwned(payment, 'acc_2')).toThrow(ApiError);
});
