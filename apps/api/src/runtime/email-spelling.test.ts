import { expect, test } from 'vitest';
import { asciiEmail, canonicalEmail, readableEmail } from './email-spelling.ts';

test.each([
  ['max@maß.de', 'max@xn--ma-hia.de', 'max@maß.de'],
  ['Max@MASS.de', 'Max@mass.de', 'Max@mass.de'],
  ['max@xn--ma-hia.de', 'max@xn--ma-hia.de', 'max@maß.de'],
  ['max@ｅｘａｍｐｌｅ.com', 'max@example.com', 'max@example.com'],
  ["o'neil+shop@example.com", "o'neil+shop@example.com", "o'neil+shop@example.com"],
  ['nobody', 'nobody', 'nobody'],
  ['max@xn--a', 'max@xn--a', 'max@xn--a'],
])('spells %s as %s for servers and as %s for people', (email, ascii, readable) => {
  expect(asciiEmail(email)).toBe(ascii);
  expect(readableEmail(email)).toBe(readable);
});

test('returns one canonical spelling for both spellings of an email address, in any case', () => {
  expect(canonicalEmail(' Max@MAß.de ')).toBe('max@maß.de');
  expect(canonicalEmail('MAX@XN--MA-HIA.DE')).toBe('max@maß.de');
});
