import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

test.each([
  ['the code of an error', refused, 'ECONNREFUSED'],
  ["the code of an error's cause", new Error('Failed query', { cause: refused }), 'ECONNREFUSED'],
  ['the code of the first of several errors', new AggregateError([refused]), 'ECONNREFUSED'],
  ['the name of an error without a code', new TypeError('secret'), 'TypeError'],
  ['unknown for a thrown text', 'secret', 'unknown'],
])('returns %s', (_, error, code) => {
  expect(errorCode(error)).toBe(code);
});
