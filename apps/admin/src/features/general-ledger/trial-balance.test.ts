import { expect, test } from 'vitest';
import { trialBalance } from './trial-balance.ts';

const debit = (currentBalanceCents?: number) => ({ normalBalance: 'debit', currentBalanceCents });
const credit = (currentBalanceCents?: number) => ({ normalBalance: 'credit', currentBalanceCents });

test.each([
  ['no accounts', [], 0, 0],
  ['debits and credits', [debit(500), debit(100), credit(600)], 600, 600],
  ['negative balances', [debit(-200), credit(-200)], 200, 200],
  ['balances that differ by one cent', [debit(501), credit(500)], 501, 500],
])('adds up a trial balance of %s', (_, accounts, debitCents, creditCents) => {
  expect(trialBalance(accounts)).toEqual({
    debitCents,
    creditCents,
    differenceCents: debitCents - creditCents,
  });
});

test('returns no trial balance if the balance of any account is unknown', () => {
  expect(trialBalance([debit(500), credit()])).toBeUndefined();
});
