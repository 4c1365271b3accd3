import { describe, expect, it } from 'vitest';
import { statusLabel } from './status-label.ts';
import {
  entrySetStatusTone,
  instrumentStatusTone,
  ledgerEntryStatusTone,
  transactionStatusTone,
} from './status-tone.ts';

/** Unknown statuses, including names that a plain object lookup would find on the prototype. */
const foreign = ['', 'archived', 'constructor', '__proto__', 'toString', undefined, null];

describe('transactionStatusTone', () => {
  it.each(['active', 'completed', 'succeeded', 'settled', 'approved'])(
    'returns the positive tone for the transaction status %s',
    (status) => {
      expect(transactionStatusTone(status)).toBe('positive');
    },
  );

  it('returns the caution tone for a pending transaction', () => {
    expect(transactionStatusTone('pending')).toBe('caution');
  });

  it.each(['failed', 'created'])('returns the critical tone for the transaction status %s', (status) => {
    expect(transactionStatusTone(status)).toBe('critical');
  });

  it.each(foreign)('returns no tone for the unknown transaction status %s', (status) => {
    expect(transactionStatusTone(status)).toBeUndefined();
  });
});

describe('instrumentStatusTone', () => {
  it.each([
    ['active', 'positive'],
    ['inactive', 'critical'],
    ['pending', 'caution'],
  ])('maps the instrument status %s to the tone %s', { meta: { shows: ['spec:4.4'] } }, (status, tone) => {
    expect(instrumentStatusTone(status)).toBe(tone);
  });

  it.each(foreign)(
    'returns the neutral tone for the unknown instrument status %s',
    { meta: { shows: ['spec:4.4'] } },
    (status) => {
      expect(instrumentStatusTone(status)).toBe('neutral');
    },
  );
});

describe('entrySetStatusTone', () => {
  it.each([
    ['Posted', 'positive'],
    ['Draft', 'caution'],
    ['Reversed', 'critical'],
  ])('maps the entry set status %s to the tone %s', { meta: { shows: ['spec:4.5'] } }, (status, tone) => {
    expect(entrySetStatusTone(status)).toBe(tone);
  });

  it.each(foreign)('returns the critical tone for the unknown entry set status %s', (status) => {
    expect(entrySetStatusTone(status)).toBe('critical');
  });
});

describe('ledgerEntryStatusTone', () => {
  it.each([
    ['settled', 'positive'],
    ['pending', 'caution'],
    ['failed', 'critical'],
  ])('maps the ledger entry status %s to the tone %s', (status, tone) => {
    expect(ledgerEntryStatusTone(status)).toBe(tone);
  });

  it.each(foreign)('returns the critical tone for the unknown ledger entry status %s', (status) => {
    expect(ledgerEntryStatusTone(status)).toBe('critical');
  });
});

describe('statusLabel', () => {
  it.each([
    ['succeeded', 'Succeeded'],
    ['under_review', 'Under review'],
    ['on_hold', 'On_hold'],
    ['Posted', 'Posted'],
  ])('labels the status %s as %s', { meta: { shows: ['spec:4.3'] } }, (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });
});
