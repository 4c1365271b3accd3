import { describe, expect, it } from 'vitest';
import { disputeReason } from './dispute-reason.ts';

const reasons = [
  'fraudulent',
  'product_not_received',
  'duplicate',
  'product_unacceptable',
  'subscription_canceled',
  'credit_not_processed',
  'unrecognized',
  'one_of_the_future',
];

describe.each(reasons)('disputeReason of %s', (reason) => {
  const { evidence, supportingFacts } = disputeReason(reason);

  it('requires an explanation, allows a receipt, and lists each field once', () => {
    const fields = evidence.map(({ field }) => field);
    expect(evidence[0]).toMatchObject({ field: 'explanation', required: true, kind: 'text' });
    expect(evidence.find(({ field }) => field === 'receipt')).toMatchObject({
      kind: 'file',
      required: false,
    });
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('lists the facts that counter the dispute reason, each once', () => {
    expect(supportingFacts.length).toBeGreaterThan(0);
    expect(new Set(supportingFacts).size).toBe(supportingFacts.length);
  });
});

it('lists the statement descriptor first if the cardholder does not recognize a payment', () => {
  expect(disputeReason('unrecognized').supportingFacts[0]).toBe('statement_descriptor');
});
