import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealingKey } from './sealing-key.ts';

const key = sealingKey(randomBytes(32));
const other = sealingKey(randomBytes(32));

test('opens sealed values for the same context', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, context) => {
      expect(key.open(key.seal(plain, context), context)).toBe(plain);
    }),
  );
});

test(
  'seals one text differently each time, without revealing it',
  { meta: { shows: ['asvs:V11.3.1'] } },
  () => {
    const plain = '4242424242424242';
    const [first, second] = [key.seal(plain, 'row'), key.seal(plain, 'row')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes(Buffer.from(plain))).toBe(false);
  },
);

test(
  'refuses to open a value with another key, for another context, or after a change',
  { meta: { shows: ['threat:4.6', 'asvs:V11.3.3'] } },
  () => {
    const sealed = key.seal('4242424242424242', 'payment_instruments:pi_1');
    const notAuthentic = 'Unsupported state or unable to authenticate data';
    expect(() => other.open(sealed, 'payment_instruments:pi_1')).toThrow(notAuthentic);
    expect(() => key.open(sealed, 'payment_instruments:pi_2')).toThrow(notAuthentic);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(sealed.readUInt8(index) ^ 1, index);
      expect(() => key.open(changed, 'payment_instruments:pi_1')).toThrow(
        /not readable|unable to authenticate/,
      );
    }
    expect(() => key.open(sealed.subarray(0, 20), 'payment_instruments:pi_1')).toThrow('not readable');
  },
);

test(
  'derives the same fingerprint for the same value, but only with the same key',
  { meta: { shows: ['asvs:V11.4.3'] } },
  () => {
    expect(key.fingerprint('card:4242')).toEqual(key.fingerprint('card:4242'));
    expect(key.fingerprint('card:4242')).not.toEqual(key.fingerprint('card:4243'));
    expect(key.fingerprint('card:4242')).not.toEqual(other.fingerprint('card:4242'));
  },
);

test('names a key by a part of its hash, which does not reveal the key', () => {
  const material = randomBytes(32);
  const { id } = sealingKey(material);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(material.toString('hex')).not.toContain(id);
});
