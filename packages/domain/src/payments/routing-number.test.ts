import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoutingNumber } from './routing-number.ts';

describe('isRoutingNumber', () => {
  it.each(['110000000', '021000021', '011401533', '091000019', ' 122105155 '])(
    'accepts the routing number %j',
    (text) => {
      expect(isRoutingNumber(text)).toBe(true);
    },
  );

  it.each([
    ['110000001', 'a wrong checksum'],
    ['000000000', 'a number without a bank'],
    ['11000000', 'eight digits'],
    ['1100000000', 'ten digits'],
    ['130000004', 'a prefix that is not in use, with a good checksum'],
    ['990000001', 'a prefix that is not in use'],
    ['11000000x', 'a letter'],
    ['', 'an empty text'],
  ])('rejects the routing number %j: %s', (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  });

  it('detects any single mistyped digit of a routing number', () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const good = '021000021';
        const wrong = String((Number(good[index]) + shift) % 10);
        expect(isRoutingNumber(good.slice(0, index) + wrong + good.slice(index + 1))).toBe(false);
      }),
    );
  });
});
