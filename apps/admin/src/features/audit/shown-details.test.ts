import { expect, test } from 'vitest';
import { shownDetails } from './shown-details.ts';

test('details stand in words, amounts as money', () => {
  expect(shownDetails({ amountCents: 100, direction: 'credit', statementDescriptor: 'HARBOR' })).toBe(
    'Amount: $1.00 · Direction: credit · Statement descriptor: HARBOR',
  );
});

test('an entry without details has no words', () => {
  expect(shownDetails()).toBe('');
});
