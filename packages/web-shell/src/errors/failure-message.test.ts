import { ApiError, NetworkError } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';

const invalid = { status: 400, code: 'invalid_input', message: 'Some fields are not valid.' };

test.each([
  ['the server’s sentence', new ApiError({ status: 422, code: 'key_reused', message: 'Sent.' }), 'Sent.'],
  [
    'what is wrong with the first field',
    new ApiError({ ...invalid, fields: { amount: 'Too small', 'tags.order': 'Too long' } }),
    'Too small',
  ],
  ['that some field is wrong, where none is named', new ApiError(invalid), 'Some fields are not valid.'],
  ['the screen’s words where the server has none', new ApiError({ ...invalid, message: '' }), 'Failed'],
  ['the screen’s words where no answer came', new NetworkError(new Error('reset')), 'Failed'],
])('says %s', (_, error, message) => {
  expect(failureMessage(error, 'Failed')).toBe(message);
});
