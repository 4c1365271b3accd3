import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand } from './card-brand.ts';
import { formatCardNumber, isCardNumber, passesLuhnCheck } from './card-number.ts';

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.nat({ max: 9 }), { minLength, maxLength }).map((all) => all.join(''));

const lastDigits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

describe('passesLuhnCheck', () => {
  it.each(['4242424242424242', '5555 5555 5555 4444', '3782-822463-10005', '4000000000000002', '0'])(
    'passes the number %s as valid',
    (number) => {
      expect(passesLuhnCheck(number)).toBe(true);
    },
  );

  it.each(['4242424242424241', '', ' ', '4242 4242 4242 424x', '٤٢٤٢'])('rejects the number %j', (number) => {
    expect(passesLuhnCheck(number)).toBe(false);
  });

  it('passes exactly one of the ten numbers that differ in their last digit', () => {
    fc.assert(
      fc.property(digits(1, 18), (beginning) => {
        expect(lastDigits.filter((last) => passesLuhnCheck(beginning + last))).toHaveLength(1);
      }),
    );
  });

  it('detects any single mistyped digit of a card number', () => {
    fc.assert(
      fc.property(digits(12, 19), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
        const index = at % number.length;
        const wrong = String((Number(number[index]) + shift) % 10);
        const mistyped = number.slice(0, index) + wrong + number.slice(index + 1);
        expect(passesLuhnCheck(number) && passesLuhnCheck(mistyped)).toBe(false);
      }),
    );
  });
});

describe('cardBrand', () => {
  it.each([
    ['4', 'Visa'],
    ['4000 0000 0000 0259', 'Visa'],
    ['51', 'Mastercard'],
    ['5555555555554444', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['34', 'American Express'],
    ['378282246310005', 'American Express'],
    ['6011', 'Discover'],
    ['644', 'Discover'],
    ['65', undefined],
    ['655', 'Discover'],
    ['300', 'Diners Club'],
    ['3095', 'Diners Club'],
    ['36', 'Diners Club'],
    ['3528', 'JCB'],
    ['3589', 'JCB'],
    ['62', 'UnionPay'],
    ['', undefined],
    ['5', undefined],
    ['50', undefined],
    ['56', undefined],
    ['2220', undefined],
    ['2721', undefined],
    ['3', undefined],
    ['306', undefined],
    ['3590', undefined],
    ['9', undefined],
  ])('maps the digits %j to the card brand %s', (number, name) => {
    expect(cardBrand(number)?.name).toBe(name);
  });

  it('returns the same card brand when more digits follow', () => {
    fc.assert(
      fc.property(digits(1, 8), digits(0, 11), (beginning, rest) => {
        const brand = cardBrand(beginning);
        fc.pre(brand !== undefined);
        expect(cardBrand(beginning + rest)).toBe(brand);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isCardNumber', () => {
  it.each(['4242424242424242', '5555555555554444', '3782 822463 10005', '3622 720627 1667'])(
    'accepts the card number %s',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  it.each([
    ['4242', 'too short for its brand'],
    ['4242424242424241', 'a wrong check digit'],
    ['37828224631000', 'a digit short'],
    ['42424242424242', 'a length Visa does not issue'],
    ['00', 'too short for any brand'],
    ['0'.repeat(20), 'too long for any brand'],
    ['', 'an empty text'],
  ])('rejects the card number %s: %s', (number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  it('accepts a card number of 12 digits and an unknown brand', () => {
    expect(isCardNumber('000000000000')).toBe(true);
  });
});

describe('formatCardNumber', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 ', '4242 4242'],
    ['4242-4242 x', '4242-4242 x'],
    ['４２４２４２４２４２４２４２４２', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828224631000599', '3782 8224 6310 0059 9'],
    ['36227206271667', '3622 720627 1667'],
    ['3622720627166712', '3622 7206 2716 6712'],
    ['9'.repeat(21), '9999 9999 9999 9999 9999 9'],
  ])('groups the card number %j as %j', (text, grouped) => {
    expect(formatCardNumber(text)).toBe(grouped);
  });

  it('preserves every digit of a card number, and leaves a grouped number unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(0, 24)), (text) => {
        const grouped = formatCardNumber(text);
        expect(grouped.replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
        expect(formatCardNumber(grouped)).toBe(grouped);
      }),
    );
  });
});
