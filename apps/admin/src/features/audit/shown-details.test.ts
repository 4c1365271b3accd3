import { expect, test } from 'vitest';
import { shownDetails } from './shown-details.ts';

test('shows details in words, with amounts as money', () => {
  expect(shownDetails({ amountCents: 100, direction: 'credit', statementDescriptor: 'HARBOR' })).toBe(
    'Amount: $1.00 · Direction: credit · Statement descriptor: HARBOR',
  );
});

test('returns no text for an entry without details', () => {
  expect(shownDetails()).toBe('');
});
