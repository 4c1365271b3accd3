import { failureAdvice, type FailedTransaction } from '@tillbook/domain';
import { expect, test } from 'vitest';
import type { ProcessorRequest } from './processor.ts';
import { decide } from './test-values.ts';

const asked = { key: 'txn_1', amountCents: 1_000, currency: 'usd' } as const;
const card = (number: string) => ({ kind: 'card', number }) as const;
const refused = { kind: 'bank_account', number: '000111111116', routingNumber: '110000000' } as const;
const payment = { type: 'pull' };
const payout = { type: 'push' };
const refund = { type: 'push', subtype: 'refund' };

const declines: readonly (readonly [string, ProcessorRequest, FailedTransaction])[] = [
  ['a declined card', { ...asked, kind: 'card_charge', instrument: card('4000000000000002') }, payment],
  ['a card without funds', { ...asked, kind: 'card_charge', instrument: card('4000000000009995') }, payment],
  ['a refused debit', { ...asked, kind: 'bank_debit', instrument: refused }, payment],
  ['a refused payout', { ...asked, kind: 'payout', instrument: refused }, payout],
  ['a refused refund', { ...asked, kind: 'refund', paymentKey: 'txn_0', amountCents: 1_013 }, refund],
  [
    'an unreachable device',
    { ...asked, kind: 'terminal_charge', serialNumber: 'OFFLINE-1', startedAt: new Date(0) },
    payment,
  ],
];

test.each(declines)('returns advice for %s', (_, request, transaction) => {
  const decision = decide(request);
  const failureCode = decision.outcome === 'declined' ? decision.code : 'approved';
  expect(failureAdvice({ ...transaction, failureCode })).toMatch(/\.$/);
});
