import { expect, test } from 'vitest';
import { portablePattern, withPortablePatterns } from './portable-pattern.ts';

test('replaces a class of control characters by their ranges', () => {
  const pattern = portablePattern(String.raw`^[^\s@\p{Cc}]+$`) ?? '';
  expect(new RegExp(pattern).test('dana')).toBe(true);
  expect(new RegExp(pattern).test('da\u0007na')).toBe(false);
  expect(new RegExp(pattern).test('da\u0085na')).toBe(false);
});

test('drops the class of lone surrogates, so that the pattern accepts emoji', () => {
  const pattern = portablePattern(String.raw`^[^\p{Cc}\p{Cs}]*$`) ?? '';
  expect(new RegExp(pattern).test('A cup ☕ and a cake 🍰')).toBe(true);
});

test('drops a pattern that all text matches', () => {
  expect(portablePattern(String.raw`^[^\u0000\p{Cs}]*$`)).toBeUndefined();
  expect(withPortablePatterns({ type: 'string', pattern: String.raw`^[^\u0000\p{Cs}]*$` })).toEqual({
    type: 'string',
  });
});

test('throws for an unknown class instead of producing a pattern that fails elsewhere', () => {
  expect(() => portablePattern(String.raw`^\p{Dash}$`)).toThrow(RangeError);
});
