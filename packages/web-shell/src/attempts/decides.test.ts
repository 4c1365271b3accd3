import { ApiError, NetworkError } from '@tillbook/api-client';
import { errorTable } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { decides } from './decides.ts';

const refusals = Object.entries(errorTable).map(([code, { status, message }]) => ({ code, status, message }));

const undecided = ['key_reused', 'key_in_progress', 'internal', 'unavailable'];

test.each(refusals)(
  'treats $code as the outcome of a first request, unless the code leaves the outcome open',
  (refusal) => {
    expect(decides(new ApiError(refusal), { isRepetition: false })).toBe(!undecided.includes(refusal.code));
  },
);

test.each(refusals)(
  'treats $code as the outcome of a repeated request only if the key is closed',
  (refusal) => {
    expect(decides(new ApiError(refusal), { isRepetition: true })).toBe(refusal.code === 'attempt_closed');
  },
);

test.each([
  new NetworkError(new Error('reset')),
  new TypeError('x is undefined'),
  new ApiError({ status: 404, code: 'unknown', message: '' }),
  new ApiError({ status: 502, code: 'unavailable', message: '' }),
])('leaves the outcome open after a failure without a code from the server: $message', (error) => {
  expect(decides(error, { isRepetition: false })).toBe(false);
});
