import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced } from './is-balanced.ts';
import { ledgerCategoryLabel } from './ledger-category-label.ts';
import { entryTotals, signedEntryCents } from './signed-entry-cents.ts';

const entries = fc.array(
  fc.record({ amount: fc.nat({ max: 99_999_999 }), type: fc.constantFrom('credit', 'debit') }),
  { maxLength: 50 },
);

describe('signedEntryCents', () => {
  it.each([
    [{ amount: 372, type: 'debit' }, -372],
    [{ amount: 372, type: 'credit' }, 372],
    [{ amount: 372, type: 'memo' }, 372],
    [{ amount: -372, type: 'debit' }, 372],
    [{ amount: 0, type: 'debit' }, 0],
  ])(
    'maps the entry %j to a signed amount of %d cents',
    { meta: { shows: ['spec:2.56'] } },
    (entry, cents) => {
      expect(signedEntryCents(entry)).toBe(cents);
    },
  );
});

describe('entryTotals', () => {
  it('returns totals of zero without entries', () => {
    expect(entryTotals([])).toEqual({ creditCents: 0, debitCents: 0, netCents: 0 });
  });

  it('nets entries to the sum of their signed amounts, in any order', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const netCents = list.reduce((sum, entry) => sum + signedEntryCents(entry), 0);
        expect(entryTotals(list).netCents).toBe(netCents);
        expect(entryTotals(list.toReversed())).toEqual(entryTotals(list));
      }),
    );
  });
});

describe('isBalanced', () => {
  it.each([
    [100, 100, true],
    [0, 0, true],
    [8650, 7450, false],
    [Number.NaN, Number.NaN, false],
  ])(
    'checks if debits of %d and credits of %d cents balance: %s',
    (totalDebitCents, totalCreditCents, balanced) => {
      expect(isBalanced({ totalDebitCents, totalCreditCents })).toBe(balanced);
    },
  );
});

describe('ledgerCategoryLabel', () => {
  it.each([
    ['card_percentage_fee', 'Card percentage fee'],
    ['card_flat_fee', 'Card flat fee'],
    ['ach_fee', 'ACH fee'],
    ['transaction', 'Transaction'],
    ['dispute_hold', 'Dispute hold'],
    ['dispute_penalty_fee', 'Dispute penalty fee'],
    ['manual_adjustment', 'Manual adjustment'],
    ['wire_fee', 'wire_fee'],
  ])('labels the ledger category %s as %s', { meta: { shows: ['spec:3.4'] } }, (category, label) => {
    expect(ledgerCategoryLabel(category)).toBe(label);
  });
});
