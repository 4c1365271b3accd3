import * as contract from '@tillbook/contract';
import { expect, test } from 'vitest';
import { readByCall } from './read-by-call.ts';

test.each([
  ['listDisputes', 'Disputes'],
  ['getTransactionTimeline', 'Transaction timeline'],
  ['getAccountAttention', 'Needs attention'],
  ['findAdminAttempt', 'Result of an action'],
])('describes the call %s as "%s"', (call, words) => {
  expect(readByCall(call)).toBe(words);
});

test('describes every call that reads data in words', () => {
  const reads = Object.values(contract).flatMap((exported) =>
    typeof exported === 'object' && 'method' in exported && exported.method === 'GET' ? [exported.name] : [],
  );
  expect(reads.length).toBeGreaterThan(30);
  for (const call of reads) expect(readByCall(call)).toMatch(/^(?!Find )[A-Z][a-z ]+$/);
});
