import { expect, it } from 'vitest';
import { hasValue, splitValues } from './split-values.ts';

const valuesOf = (text: string): readonly string[] =>
  splitValues(text).flatMap((part) => (part.isValue ? [part.text] : []));

it.each([
  ['Refund $5.13', ['$5.13']],
  ['Withdraw $1,234,567.89 to Business Checking •••• 6789', ['$1,234,567.89', '•••• 6789']],
  ['Volume $10M, fees -$0.30', ['$10', '-$0.30']],
  ['Visa •••• 4242, online', ['•••• 4242']],
  ['••••••••', ['••••••••']],
  ['Respond by Nov 21, 2026 2:52 PM or you lose', ['Nov 21, 2026 2:52 PM']],
  ['Saturday, Nov 21, 2026', ['Saturday, Nov 21, 2026']],
  ['Next: $125.18 Wed, Nov 25', ['$125.18', 'Wed, Nov 25']],
  ['Settlement, Nov 21, 2026', ['Nov 21, 2026']],
  ['Respond by May 5', ['May 5']],
  ['Statement of November 2026', ['November 2026']],
  ['The $25.00 payment from 10:02 AM succeeded', ['$25.00', '10:02 AM']],
  ['Payment txn_01k9s8h4d7wq2m6e of txn_…d7wq2m6e', ['txn_01k9s8h4d7wq2m6e', 'txn_…d7wq2m6e']],
])('finds the values in %j', (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});

it.each(['', 'Refund', 'You may refund 5 payments', '2 of 10', 'Order 2291', 'under_review', '$ --', '•'])(
  'finds no value in %j',
  (text) => {
    expect(hasValue(text)).toBe(false);
    expect(valuesOf(text)).toEqual([]);
  },
);

it.each(['Refund $5.13', '$5.13', 'Refund', 'on Nov 21, 2026: •••• 4242.'])(
  'splits the text %j without loss, and returns the start of each part',
  (text) => {
    const parts = splitValues(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const part of parts) expect(text.indexOf(part.text, part.start)).toBe(part.start);
  },
);
