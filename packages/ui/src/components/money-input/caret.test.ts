import { expect, it } from 'vitest';
import { caretAfterFormatting } from './caret.ts';

it.each([
  // [typed text, caret in it, formatted text, expected caret]
  ['5', 1, '$5', 2],
  ['$1250', 5, '$1,250', 6],
  ['$1250', 3, '$1,250', 4],
  ['$129.40', 4, '$129.40', 4],
  ['$1a28.40', 3, '$128.40', 2],
  ['', 0, '', 0],
])(
  'keeps the digits after the caret when %j (caret at %i) is formatted as %j (caret at %i)',
  (typed, caret, formatted, expected) => {
    expect(caretAfterFormatting(typed, caret, formatted)).toBe(expected);
  },
);

it('puts the caret after the last digit when a third decimal was dropped', () => {
  expect(caretAfterFormatting('$12.345', 7, '$12.34')).toBe(6);
});
