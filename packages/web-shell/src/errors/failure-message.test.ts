import { ApiError, NetworkError } from '@tillbook/api-client';
import { expect, test } from 'vitest';
import { failureMessage, fieldMessagesOf, formFailure } from './failure-message.ts';

const invalid = { status: 400, code: 'invalid_input', message: 'Some fields aren’t valid.' };

test.each([
  ['the server’s sentence', new ApiError({ status: 422, code: 'key_reused', message: 'Sent.' }), 'Sent.'],
  [
    'what is wrong with the first field',
    new ApiError({ ...invalid, fields: { amount: 'Too small', 'tags.order': 'Too long' } }),
    'Too small',
  ],
  ['that some field is wrong, where none is named', new ApiError(invalid), 'Some fields aren’t valid.'],
  ['the screen’s words where the server has none', new ApiError({ ...invalid, message: '' }), 'Failed'],
  ['the screen’s words where no answer came', new NetworkError(new Error('reset')), 'Failed'],
])('returns %s', (_, error, message) => {
  expect(failureMessage(error, 'Failed')).toBe(message);
});

test.each([
  ['the server’s sentence, for its fields say the rest', new ApiError(invalid), 'Some fields aren’t valid.'],
  ['the form’s words where the server has none', new ApiError({ ...invalid, message: '' }), 'Refused'],
  ['that nobody knows, where no answer came', new NetworkError(new Error('reset')), 'Unknown'],
])('returns %s for a form', (_, error, message) => {
  expect(formFailure(error, { refused: 'Refused', unanswered: 'Unknown' })).toBe(message);
});

test("returns the server's messages by field, or an empty object without any", () => {
  const fields = { email: 'Please enter an email address' };
  expect(fieldMessagesOf(new ApiError({ ...invalid, fields }))).toEqual(fields);
  expect(fieldMessagesOf(new NetworkError(new Error('reset')))).toEqual({});
  expect(fieldMessagesOf(null)).toEqual({});
});
