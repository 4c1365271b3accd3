import { formatCardNumber } from '@tillbook/domain';
import { describe, expect, test } from 'vitest';
import { formatExpiry } from '../card-form/expiry.ts';
import { regroup, type Edit } from './regroup.ts';

/** Builds an edit from a text in which `|` marks the caret. */
const edited = (previous: string, marked: string, deletion?: Edit['deletion']): Edit => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
  previous,
  deletion,
});
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('card number during typing', () => {
  test.each([
    ['4242', '42425|', '4242 5|'],
    ['4242 4242 4242 424', '4242 4242 4242 4242|', '4242 4242 4242 4242|'],
    ['3782 82246', '3782 822463|', '3782 822463|'],
    ['3782 822463', '3782 8224631|', '3782 822463 1|'],
    ['', '4242-4242-4242-4242|', '4242 4242 4242 4242|'],
  ])('groups digits that are added at the end: %s, then %s', (previous, typed, expected) => {
    expect(shown(regroup(edited(previous, typed), formatCardNumber))).toBe(expected);
  });

  test.each([
    ['4242 4242', '4292|42 4242', '4292| 4242 42'],
    ['4242 4242', '4242 9|4242', '4242 9|424 2'],
    ['4242 4242 42', '|4242 4242 42', '|4242 4242 42'],
    ['3782 822463 10005', '3782 8|2463 10005', '3782 8|24631 0005'],
  ])('leaves the caret in the middle of the number: %s, then %s', (previous, typed, expected) => {
    expect(shown(regroup(edited(previous, typed), formatCardNumber))).toBe(expected);
  });

  test('leaves the caret before the same digit when a deletion changes the brand and the grouping', () => {
    // Deletes the 4 before 37…, and with it Visa's grouping by fours.
    expect(shown(regroup(edited('4378 2822 46', '|378 2822 46', 'backward'), formatCardNumber))).toBe(
      '|3782 82246',
    );
  });

  test('deletes the digit before a separator on Backspace, and the digit after the separator on Delete', () => {
    expect(shown(regroup(edited('4242 5678', '4242|5678', 'backward'), formatCardNumber))).toBe('424|5 678');
    expect(shown(regroup(edited('4242 5678', '4242|5678', 'forward'), formatCardNumber))).toBe('4242| 678');
  });

  test('deletes a letter of an invalid text, and no digit', () => {
    expect(shown(regroup(edited('DE8937', 'D|8937', 'backward'), formatCardNumber))).toBe('D|8937');
  });

  test('leaves a card number with a letter unchanged', () => {
    expect(shown(regroup(edited('4242 5678', '4242 x|5678'), formatCardNumber))).toBe('4242 x|5678');
  });
});

describe('expiration date during typing', () => {
  test.each([
    ['', '5|', '05|'],
    ['05', '052|', '05 / 2|'],
    ['1', '1/|', '01|'],
    ['05 / 27', '05 / 2|', '05 / 2|'],
  ])('formats the expiration date when %j becomes %j', (previous, typed, expected) => {
    expect(shown(regroup(edited(previous, typed), formatExpiry))).toBe(expected);
  });

  test("deletes the month's last digit on Backspace over the slash", () => {
    expect(shown(regroup(edited('12 / 27', '12 /|27', 'backward'), formatExpiry))).toBe('1|2 / 7');
  });
});
