import { expect, it } from 'vitest';
import { shortIdentifier } from './short-identifier.ts';

it.each([
  ['txn_01k9s8h4d7wq2m6e', 'txn_…d7wq2m6e'],
  ['01k9s8h4d7wq2m6e', '…d7wq2m6e'],
  ['txn_d7wq2m6e', 'txn_d7wq2m6e'],
  ['txn_', 'txn_'],
  ['', ''],
])('shortens the identifier %j to %j', (id, short) => {
  expect(shortIdentifier(id)).toBe(short);
});
