import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getAccountAttention } from './accounts/attention.ts';
import { findDisplayField } from './display-field.ts';
import type { Endpoint, Schema } from './endpoint.ts';
import { endpoints } from './openapi.ts';
import { getFeeProfile } from './accounts/fee-profiles.ts';
import { listDisputes } from './disputes/calls.ts';
import { amountCents, cents } from './primitives.ts';
import { createTransaction, listTransactions } from './transactions/calls.ts';

const absent = { standIn: 0, absent: Number.NaN };

test.each([
  [listTransactions.response, ['transactions', 3, 'amount']],
  [listTransactions.response, ['transactions', 0, 'refundableAmount']],
  [listDisputes.response, [0, 'amount']],
  [getFeeProfile.response, ['cardTransactionFee', 'onlineFlatFee']],
  [getAccountAttention.response, ['items', 2, 'amount']],
])('finds the display field of an amount in a response: %#', (schema, path) => {
  expect(findDisplayField(schema, path)).toEqual(absent);
});

test.each([
  [listTransactions.response, ['totalCount']],
  [listTransactions.response, ['transactions', 0, 'id']],
  [listTransactions.response, ['transactions', 0]],
  [listTransactions.response, ['transactions', 0, 'amount', 'deeper']],
  [listTransactions.response, ['nowhere', 1]],
  [listTransactions.response, []],
])('finds no display field at a path the client depends on: %#', (schema, path) => {
  expect(findDisplayField(schema, path)).toBeUndefined();
});

/** Lists the paths of all fields of an object, including nested objects. */
const pathsOf = (schema: unknown): readonly (readonly string[])[] =>
  schema instanceof z.ZodMiniObject
    ? Object.entries(schema.shape).flatMap(([name, field]) => [
        [name],
        ...pathsOf(field).map((path) => [name, ...path]),
      ])
    : [];

const bodies = (endpoints satisfies readonly Endpoint[]).flatMap(({ name, ...call }) => {
  const body: Schema | undefined = 'body' in call ? call.body : undefined;
  return body ? [{ name, body }] : [];
});

test.each(bodies)('has no display field in the request of $name', ({ body }) => {
  expect(pathsOf(body).filter((path) => findDisplayField(body, path))).toEqual([]);
});

test("validates requests and the platform's own responses strictly", () => {
  expect(findDisplayField(createTransaction.body, ['amount'])).toBeUndefined();
  expect([amountCents, cents].map((schema) => schema.safeParse(Number.NaN).success)).toEqual([false, false]);
});
