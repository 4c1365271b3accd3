import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasInvisibleCharacter } from './invisible-character.ts';

it.each(['', 'Front Desk', 'Café ☕️', 'Größe', 'עברית', 'العربية', '東京', '葛\u{E0100}城', 'a\u00a0b', '𝒳'])(
  'finds no invisible character in %j',
  (text) => {
    expect(hasInvisibleCharacter(text)).toBe(false);
  },
);

it.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width non-joiner', '\u200c'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a left-to-right mark', '\u200e'],
  ['a right-to-left mark', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['a right-to-left override', '\u202e'],
  ['an embedding', '\u202a'],
  ['an isolate', '\u2066'],
  ['a NUL', '\u0000'],
  ['a tab', '\t'],
  ['a line feed', '\n'],
  ['a delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a blank braille pattern', '\u2800'],
  ['a Mongolian vowel separator', '\u180e'],
  ['an annotation anchor', '\ufff9'],
  ['a tag', '\u{E0041}'],
  ['half of a surrogate pair', '\ud800'],
])('finds the invisible character: %s', (_, character) => {
  expect(hasInvisibleCharacter(`Front${character}Desk`)).toBe(true);
});

it('finds an invisible character at any position', () => {
  const hidden = fc.constantFrom('\u200b', '\u202e', '\u0000', '\u2066');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      hidden,
      fc.string({ unit: 'grapheme' }),
      (before, character, after) => {
        expect(hasInvisibleCharacter(before + character + after)).toBe(true);
      },
    ),
  );
});

it('finds no invisible character in printable ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(hasInvisibleCharacter(text)).toBe(false);
    }),
  );
});
