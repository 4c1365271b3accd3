import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from './format-cents.ts';
import { isAmbiguousAmount } from './is-ambiguous-amount.ts';
import {
  completeMoneyEntry,
  doubtfulCents,
  editMoneyEntry,
  emptyMoneyEntry,
  moneyEntry,
  type MoneyEntry,
} from './money-entry.ts';
import { parseMoneyInput } from './parse-money-input.ts';

/** Types at the end of the field. `<` is Backspace. */
const typeInto = (entry: MoneyEntry, keys: string): MoneyEntry =>
  keys
    .split('')
    .reduce(
      (typing, key) => editMoneyEntry(typing, key === '<' ? typing.text.slice(0, -1) : typing.text + key),
      entry,
    );
const typeKeys = (keys: string): MoneyEntry => typeInto(emptyMoneyEntry, keys);

describe('typing an amount', () => {
  it.each([
    ['2,50', '$250', 250_00],
    ['-50.00', '$50.00', 50_00],
    ['(50.00)', '$50.00', 50_00],
    ['1.234,56', '$1.23', 1_23],
    ['1.234', '$1.23', 1_23],
    ['1.2.3', '$1.23', 1_23],
    ['50 USD', '$50', 50_00],
    ['€50', '$50', 50_00],
    ['2,505<', '$250', 250_00],
  ])('displays the typed amount %s as %s, which is in doubt', (keys, text, cents) => {
    expect(typeKeys(keys).text).toBe(text);
    expect(doubtfulCents(typeKeys(keys))).toBe(cents);
  });

  it.each([
    ['1,234.56', '$1234.56'],
    ['$1,234', '$1234'],
    ['１２．５０', '$12.50'],
    ['2,5<.50', '$2.50'],
    ['12.345<', '$12.3'],
    ['2,50<<<7', '$7'],
    ['-5<7', '$7'],
  ])('displays the typed amount %s as %s, which is not in doubt', (keys, text) => {
    expect(typeKeys(keys).text).toBe(text);
    expect(doubtfulCents(typeKeys(keys))).toBeUndefined();
  });

  it('treats typed text as in doubt if and only if the same pasted text is in doubt', () => {
    const texts = fc.stringMatching(/^[1-9][0-9,. -]{0,8}$/);
    fc.assert(
      fc.property(texts, (text) => {
        const entry = typeKeys(text);
        expect(entry.typed).toBe(text);
        expect(doubtfulCents(entry) !== undefined).toBe(isAmbiguousAmount(text));
      }),
    );
  });
});

describe('editing an amount', () => {
  it('removes the doubt when a pasted amount replaces the whole text', () => {
    expect(doubtfulCents(editMoneyEntry(typeKeys('-50'), '50'))).toBeUndefined();
    expect(doubtfulCents(editMoneyEntry(typeKeys('2,50'), '2.50'))).toBeUndefined();
  });

  it('adds doubt when a minus is typed in front of an amount', () => {
    expect(doubtfulCents(editMoneyEntry(typeKeys('50'), '-$50'))).toBe(50_00);
  });

  it('adds doubt when a comma is typed into the middle of an amount', () => {
    expect(doubtfulCents(editMoneyEntry(typeKeys('250'), '$2,50'))).toBe(250_00);
  });

  it('keeps an amount in doubt when only the dollar sign is deleted', () => {
    const entry = editMoneyEntry(typeKeys('2,50'), '250', 0);
    expect(entry).toEqual({ text: '$250', typed: '2,50' });
    expect(doubtfulCents(entry)).toBe(250_00);
  });

  it('keeps an amount in doubt when the dollar sign and the first digit are replaced', () => {
    expect(doubtfulCents(editMoneyEntry(typeKeys('2,50'), '950', 1))).toBe(950_00);
  });

  it('removes the doubt when an amount with the same ending replaces the whole text', () => {
    expect(doubtfulCents(editMoneyEntry(typeKeys('2,50'), '$2.50'))).toBeUndefined();
    expect(doubtfulCents(editMoneyEntry(typeKeys('2,50'), '250'))).toBeUndefined();
  });

  it('edits an amount at the caret among equal digits', () => {
    expect(editMoneyEntry(typeKeys('2,55'), '$2555', 3)).toEqual({ text: '$2555', typed: '2,555' });
  });

  it('forgets the typed text when the field is cleared', () => {
    expect(editMoneyEntry(typeKeys('2,50'), '')).toEqual(emptyMoneyEntry);
  });

  it('keeps every displayed digit in the typed text after any edit', () => {
    const edits = fc.array(fc.tuple(fc.nat(12), fc.nat(3), fc.stringMatching(/^[0-9.,-]{0,3}$/)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(edits, (list) => {
        const entry = list.reduce((typing: MoneyEntry, [start, removed, inserted]) => {
          const { text } = typing;
          const value = text.slice(0, start) + inserted + text.slice(start + removed);
          return editMoneyEntry(typing, value, Math.min(start, text.length) + inserted.length);
        }, emptyMoneyEntry);
        const digits = entry.text.replace(/\D/g, '').split('');
        const typed = entry.typed.split('');
        for (const digit of digits) {
          expect(typed).toContain(digit);
          typed.splice(0, typed.indexOf(digit) + 1);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('completing an amount', () => {
  it.each([
    ['9999', '$9,999.00', undefined],
    ['.5', '$0.50', undefined],
    ['12.', '$12.00', undefined],
    ['2,50', '$250.00', 250_00],
    ['-50', '$50.00', 50_00],
  ])('completes the typed amount %s to %s', (keys, text, doubt) => {
    const entry = completeMoneyEntry(typeKeys(keys));
    expect(entry.text).toBe(text);
    expect(doubtfulCents(entry)).toBe(doubt);
  });

  it('adds no doubt when a completed amount is edited', () => {
    expect(doubtfulCents(typeInto(completeMoneyEntry(typeKeys('9999')), '<<50'))).toBeUndefined();
    expect(doubtfulCents(editMoneyEntry(completeMoneyEntry(typeKeys('9999')), '$9,99.00'))).toBeUndefined();
  });

  it('adds no doubt to an amount chosen by the application', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        const entry = completeMoneyEntry(moneyEntry(formatCents(cents)));
        expect(parseMoneyInput(entry.text)).toBe(cents);
        expect(doubtfulCents(entry)).toBeUndefined();
      }),
    );
  });
});
