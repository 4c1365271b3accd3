import { createTransaction, listSettlements, listTransactions, login } from '@tillbook/contract';
import type { Schema } from '@tillbook/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inputFault } from './input-fault.ts';

const faultOf = (schema: Schema, value: unknown) => {
  const result = z.safeParse(schema, value);
  const issue = result.error?.issues[0];
  return issue && [issue.path.join('.'), inputFault(issue, value)];
};

const payment = {
  accountId: 'acc_1',
  amount: 100,
  type: 'pull',
  channel: 'online',
  method: 'card',
};

test.each([
  [listSettlements.query, {}, ['accountId', 'This field is required.']],
  [listSettlements.query, { accountId: 7 }, ['accountId', 'Send a string.']],
  [listSettlements.query, { accountId: 'x'.repeat(65) }, ['accountId', 'Enter at most 64 characters.']],
  [listSettlements.query, { accountId: 'acc_1', limit: 101 }, ['limit', 'Enter at most 100.']],
  [listSettlements.query, { accountId: 'acc_1', limit: 0 }, ['limit', 'Enter at least 1.']],
  [listSettlements.query, { accountId: 'acc_1', offset: 'x' }, ['offset', 'Send a number.']],
  [listTransactions.query, { accountId: 'acc_1', type: 'both' }, ['type', 'Enter one of: pull, push.']],
  [login.body, { email: 'a', password: 'b', system: 'other' }, ['system', 'Enter one of: payment.']],
  [login.body, { email: '', password: 'b', system: 'payment' }, ['email', 'This field is required.']],
  [createTransaction.body, { ...payment, tags: [] }, ['tags', 'Send an object.']],
  [createTransaction.body, { ...payment, amount: 0 }, ['amount', 'Amount must be greater than 0']],
  [createTransaction.body, undefined, ['', 'This field is required.']],
])('describes an invalid value in a sentence: %#', (schema, value, expected) => {
  expect(faultOf(schema, value)).toEqual(expected);
});
