import { describe, expect, it } from 'vitest';
import { accountShowsBalances, accountTypeLabel } from './account-type.ts';
import { cardFeeTypeLabel } from './fee-profile-label.ts';

describe('accountTypeLabel', () => {
  it('labels every account as a merchant account', { meta: { shows: ['spec:2.50'] } }, () => {
    expect(accountTypeLabel).toBe('Merchant Account');
  });

  it.each([
    ['finix_paas', false],
    ['merchant', true],
    [undefined, true],
  ])('shows balances for the account type %s: %s', (type, shows) => {
    expect(accountShowsBalances(type)).toBe(shows);
  });
});

describe('cardFeeTypeLabel', () => {
  it.each([
    ['fixed', 'Blended'],
    ['dynamic', 'Interchange Plus'],
    ['tiered', 'tiered'],
  ])('labels the card fee type %s as %s', { meta: { shows: ['spec:3.14'] } }, (type, label) => {
    expect(cardFeeTypeLabel(type)).toBe(label);
  });
});
