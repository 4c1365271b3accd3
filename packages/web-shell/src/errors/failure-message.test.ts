import { ApiError, NetworkError } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { failureMessage, fieldMessagesOf, formFailure } from './failure-message.ts';

const invalid = { status: 400, code: 'invalid_input', message: 'Some fields aren’t valid.' };

test.each([
  ["the server's message", new ApiError({ status: 422, code: 'key_reused', message: 'Sent.' }), 'Sent.'],
  [
    'the message about the first invalid field',
    new ApiError({ ...invalid, fields: { amount: 'Too small', 'tags.order': 'Too long' } }),
    'Too small',
  ],
  ['the general message if no field is named', new ApiError(invalid), 'Some fields aren’t valid.'],
  ["the screen's message if the server sends none", new ApiError({ ...invalid, message: '' }), 'Failed'],
  ["the screen's message without a response", new NetworkError(new Error('reset')), 'Failed'],
])('describes a failure with %s', (_, error, message) => {
  expect(failureMessage(error, 'Failed')).toBe(message);
});

test.each([
  ["the server's general message", new ApiError(invalid), 'Some fields aren’t valid.'],
  ["the form's message if the server sends none", new ApiError({ ...invalid, message: '' }), 'Refused'],
  [
    'the message about an unknown outcome without a response',
    new NetworkError(new Error('reset')),
    'Unknown',
  ],
])('describes a failed form with %s', (_, error, message) => {
  expect(formFailure(error, { refused: 'Refused', unanswered: 'Unknown' })).toBe(message);
});

test("returns the server's messages by field, or an empty object without any", () => {
  const fields = { email: 'Please enter an email address' };
  expect(fieldMessagesOf(new ApiError({ ...invalid, fields }))).toEqual(fields);
  expect(fieldMessagesOf(new NetworkError(new Error('reset')))).toEqual({});
  expect(fieldMessagesOf(null)).toEqual({});
});
