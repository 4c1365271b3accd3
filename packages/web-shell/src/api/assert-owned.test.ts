import { ApiError } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { assertOwned } from './assert-owned.ts';

const payment = { id: 'txn_1', accountId: 'acc_1' };

test('returns an object of the selected account', () => {
  expect(assertOwned(payment, 'acc_1')).toBe(payment);
});

test('reports an object of another account as not found', () => {
  expect(() => assertOwned(payment, 'acc_2')).toThrow(ApiError);
});
