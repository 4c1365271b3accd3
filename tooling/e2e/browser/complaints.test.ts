import { expect, test } from 'vitest';
import { isExpected } from './complaints.ts';

const refused = {
  text: 'Failed to load resource: the server responded with a status of 404 (Not Found)',
  address: 'http://localhost:4310/api/transactions/txn_1',
};
const unanswered = {
  text: 'Failed to load resource: net::ERR_FAILED',
  address: 'http://localhost:4310/api/settlements?offset=0',
};

test('matches a console line about a refusal by status and path', () => {
  expect(isExpected(refused, [{ status: 404, path: '/api/transactions/' }])).toBe(true);
  expect(isExpected(refused, [{ status: 401, path: '/api/transactions/' }])).toBe(false);
  expect(isExpected(refused, [{ status: 404, path: '/api/settlements' }])).toBe(false);
});

test('matches a console line about a failed request by path', () => {
  expect(isExpected(unanswered, [{ unanswered: '/api/settlements' }])).toBe(true);
  expect(isExpected(unanswered, [{ unanswered: '/api/disputes' }])).toBe(false);
  expect(isExpected(refused, [{ unanswered: '/api/transactions' }])).toBe(false);
});

test('matches a log by its beginning, and rejects undeclared console lines', () => {
  const log = { text: 'Failed to fetch disputes. ApiError', address: '' };
  expect(isExpected(log, [{ log: 'Failed to fetch disputes.' }])).toBe(true);
  expect(isExpected({ ...log, text: 'Warning: a key is missing' }, [{ log: 'Failed to' }])).toBe(false);
  expect(isExpected(log, [])).toBe(false);
});
