import { ApiError, ContractError, NetworkError } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { createAttempts } from './attempts.ts';

const scope = 'createTransaction pi_1';
const body = { amount: 500 };

const refusal = (status: number, code = 'some_code') => new ApiError({ status, code, message: '' });

test.each([
  ['a lost connection', new NetworkError(new Error('reset'))],
  ['a failure of the server', refusal(500)],
  ['a server that is away', refusal(503)],
  ['an answer nobody understands', new ContractError('createTransaction', 'no id', undefined)],
  ['an attempt that is still being worked on', refusal(503, 'key_in_progress')],
])('keeps the key after %s', (_, error) => {
  const attempts = createAttempts();
  const key = attempts.keyFor(scope, body);
  attempts.settle(scope, error);
  expect(attempts.keyFor(scope, body)).toBe(key);
});

test.each([
  ['a success', undefined],
  ['a refusal by a rule', refusal(422)],
  ['a dead session', refusal(401)],
])('generates a new key after %s', (_, error) => {
  const attempts = createAttempts();
  const key = attempts.keyFor(scope, body);
  attempts.settle(scope, error);
  expect(attempts.keyFor(scope, body)).not.toBe(key);
});

test('generates a new key after an edit', () => {
  const attempts = createAttempts();
  const key = attempts.keyFor(scope, body);
  expect(attempts.keyFor(scope, { amount: 501 })).not.toBe(key);
});

test('generates a new key for the same body once the open attempt is abandoned', () => {
  const attempts = createAttempts();
  const key = attempts.keyFor(scope, body);
  attempts.forget(scope);
  expect(attempts.keyFor(scope, body)).not.toBe(key);
});

test('keeps attempts on different objects apart', () => {
  const attempts = createAttempts();
  const key = attempts.keyFor(scope, body);
  const other = attempts.keyFor('createTransaction pi_2', body);
  expect(other).not.toBe(key);
  attempts.settle('createTransaction pi_2', undefined);
  expect(attempts.keyFor(scope, body)).toBe(key);
});

test('generates keys long enough never to collide', () => {
  expect(createAttempts().keyFor(scope, body)).toMatch(/^[0-9a-f]{32}$/);
});
