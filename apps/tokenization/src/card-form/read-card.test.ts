import { describe, expect, test } from 'vitest';
import { cardMessages } from './messages.ts';
import { readCard, type CardField } from './read-card.ts';

const today = new Date(2026, 10, 21);

const good: Record<CardField, string> = {
  ownerName: ' Dana Whitfield ',
  number: '4242 4242 4242 4242',
  expiration: '04 / 29',
  securityCode: '123',
  postalCode: '04101 ',
};
const reading = (changes: Partial<typeof good> = {}) => {
  const texts = { ...good, ...changes };
  return readCard((field) => texts[field], today);
};
const errorsOf = (changes: Partial<typeof good>) => {
  const result = reading(changes);
  return result.ok ? {} : Object.fromEntries(result.errors);
};

test("turns a complete card into the vault's request", () => {
  expect(reading()).toEqual({
    ok: true,
    details: {
      type: 'card',
      ownerName: 'Dana Whitfield',
      number: '4242424242424242',
      expirationMonth: 4,
      expirationYear: 2029,
      securityCode: '123',
      postalCode: '04101',
    },
  });
});

test('names every field of an empty form, in order', () => {
  const result = readCard(() => '', today);
  expect(result.ok ? [] : [...result.errors.keys()]).toEqual([
    'ownerName',
    'number',
    'expiration',
    'securityCode',
    'postalCode',
  ]);
});

describe('card form with one invalid field', () => {
  test.each<[Partial<typeof good>, Partial<typeof good>]>([
    [{ ownerName: '   ' }, { ownerName: cardMessages.ownerNameMissing }],
    [{ number: '' }, { number: cardMessages.numberMissing }],
    [{ number: '4242 4242 4242 4241' }, { number: cardMessages.numberWrong }],
    [{ number: '4242 4242 4242 4242 4' }, { number: cardMessages.numberWrong }],
    [{ number: '4242 4242 4242 4242 x' }, { number: cardMessages.numberWrong }],
    [{ number: '4242 4242 424' }, { number: cardMessages.numberWrong }],
    [{ expiration: '04' }, { expiration: cardMessages.expirationMissing }],
    [{ expiration: '2034-12' }, { expiration: cardMessages.expirationMissing }],
    [{ expiration: '10 / 26' }, { expiration: cardMessages.expired }],
    [{ securityCode: '12' }, { securityCode: cardMessages.securityCodeOfThree }],
    [{ securityCode: '12345' }, { securityCode: cardMessages.securityCodeOfThree }],
    [{ securityCode: '1234' }, { securityCode: cardMessages.securityCodeOfThree }],
    [{ number: '3782 822463 10005', securityCode: '123' }, { securityCode: cardMessages.securityCodeOfFour }],
    [{ postalCode: '' }, { postalCode: cardMessages.postalCodeMissing }],
    [{ postalCode: '<b>' }, { postalCode: cardMessages.postalCodeWrong }],
  ])('returns one error for %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });
});

test.each([
  [{ expiration: '11 / 26' }],
  [{ number: '3782 822463 10005', securityCode: '1234' }],
  [{ number: '5555 5555 5555 4444' }],
  [{ postalCode: 'SW1A 1AA' }],
])('accepts the card %j', (changes) => {
  expect(errorsOf(changes)).toEqual({});
});
