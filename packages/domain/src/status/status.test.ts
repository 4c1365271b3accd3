import { describe, expect, it } from 'vitest';
import { statusLabel } from './status-label.ts';
import {
  entrySetStatusTone,
  instrumentStatusTone,
  ledgerEntryStatusTone,
  transactionStatusTone,
} from './status-tone.ts';

/** Names that a plain object lookup would find on the prototype. */
const foreign = ['', 'archived', 'constructor', '__proto__', 'toString', undefined, null];

describe('transactionStatusTone', () => {
  it.each(['active', 'completed', 'succeeded', 'settled', 'approved'])('of %s is positive', (status) => {
    expect(transactionStatusTone(status)).toBe('positive');
  });

  it('of pending is caution', () => {
    expect(transactionStatusTone('pending')).toBe('caution');
  });

  it.each(['failed', 'created'])('of %s is critical', (status) => {
    expect(transactionStatusTone(status)).toBe('critical');
  });

  it.each(foreign)('of %s is none', (status) => {
    expect(transactionStatusTone(status)).toBeUndefined();
  });
});

describe('instrumentStatusTone', () => {
  it.each([
    ['active', 'positive'],
    ['inactive', 'critical'],
    ['pending', 'caution'],
  ])('of %s is %s', { meta: { shows: ['spec:4.4'] } }, (status, tone) => {
    expect(instrumentStatusTone(status)).toBe(tone);
  });

  it.each(foreign)('of %s is neutral', { meta: { shows: ['spec:4.4'] } }, (status) => {
    expect(instrumentStatusTone(status)).toBe('neutral');
  });
});

describe('entrySetStatusTone', () => {
  it.each([
    ['Posted', 'positive'],
    ['Draft', 'caution'],
    ['Reversed', 'critical'],
  ])('of %s is %s', { meta: { shows: ['spec:4.5'] } }, (status, tone) => {
    expect(entrySetStatusTone(status)).toBe(tone);
  });

  it.each(foreign)('of %s is critical', (status) => {
    expect(entrySetStatusTone(status)).toBe('critical');
  });
});

describe('ledgerEntryStatusTone', () => {
  it.each([
    ['settled', 'positive'],
    ['pending', 'caution'],
    ['failed', 'critical'],
  ])('of %s is %s', (status, tone) => {
    expect(ledgerEntryStatusTone(status)).toBe(tone);
  });

  it.each(foreign)('of %s is critical', (status) => {
    expect(ledgerEntryStatusTone(status)).toBe('critical');
  });
});

describe('statusLabel', () => {
  it.each([
    ['succeeded', 'Succeeded'],
    ['under_review', 'Under review'],
    ['on_hold', 'On_hold'],
    ['Posted', 'Posted'],
  ])('of %s is %s', { meta: { shows: ['spec:4.3'] } }, (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });
});
