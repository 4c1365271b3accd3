import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';

type IdentifierPrefix =
  | 'acc'
  | 'aud'
  | 'dev'
  | 'dfl'
  | 'dsp'
  | 'emc'
  | 'ent'
  | 'exp'
  | 'fre'
  | 'gla'
  | 'glx'
  | 'gls'
  | 'gml'
  | 'inv'
  | 'pi'
  | 'prg'
  | 'prr'
  | 'rcp'
  | 'req'
  | 'stl'
  | 'svw'
  | 'txn'
  | 'usr';

/** Creates an opaque identifier such as `txn_01k9s8h4d7wq2m6e3fv0xjy5bt`. */
export type NewIdentifier = (prefix: IdentifierPrefix) => string;

/** Fills a buffer with random bytes; a seeded source makes the demo data reproducible. */
export type RandomBytes = (buffer: Uint8Array) => void;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const encodeTime = (milliseconds: number): string => {
  let rest = milliseconds;
  let encoded = '';
  for (let index = 0; index < 10; index += 1) {
    encoded = alphabet.charAt(rest % 32) + encoded;
    rest = Math.floor(rest / 32);
  }
  return encoded;
};

/** Returns the lowest possible identifier at a time: all later identifiers sort after it. */
export const earliestIdentifier = (prefix: IdentifierPrefix, instant: Date): string =>
  `${prefix}_${encodeTime(Math.max(0, instant.getTime()))}`;

/**
 * Creates identifiers that begin with the time, so that rows created together are close together in an index,
 * and end in 80 random bits, so that they cannot be guessed.
 */
export const identifierSource =
  (clock: Clock, fillRandom: RandomBytes = (buffer) => randomFillSync(buffer)): NewIdentifier =>
  (prefix) => {
    const random = new Uint8Array(16);
    fillRandom(random);
    const tail = Array.from(random, (byte) => alphabet.charAt(byte % 32)).join('');
    return `${prefix}_${encodeTime(clock.now().getTime())}${tail}`;
  };
