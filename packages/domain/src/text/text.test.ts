import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalize } from './capitalize.ts';
import { emailLocalPart, isEmailAddress, normalizeEmail } from './email-address.ts';
import { lastCharacters } from './last-characters.ts';

describe('capitalize', () => {
  it.each([
    ['', ''],
    ['succeeded', 'Succeeded'],
    ['under_review', 'Under_review'],
    ['ACH', 'ACH'],
    ['3d', '3d'],
    ['émigré', 'Émigré'],
    ['𐐨b', '𐐀b'],
  ])('capitalizes the first letter of %j', (text, capitalized) => {
    expect(capitalize(text)).toBe(capitalized);
  });
});

describe('lastCharacters', () => {
  it.each([
    ['pi_01k9q4t774knwwne', 8, '74knwwne'],
    ['short', 8, 'short'],
    ['', 8, ''],
    ['text', 0, ''],
    ['text', -1, ''],
    ['text', 2.9, 'xt'],
    ['text', Number.NaN, ''],
  ])('shortens %j to its last %d characters', (text, count, end) => {
    expect(lastCharacters(text, count)).toBe(end);
  });

  it('returns the end of a text, no longer than requested', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 20 }), (text, count) => {
        expect(text.endsWith(lastCharacters(text, count))).toBe(true);
        expect(lastCharacters(text, count)).toHaveLength(Math.min(count, text.length));
      }),
    );
  });
});

describe('isEmailAddress', () => {
  it.each([
    'jane@example.com',
    ' jane@example.com ',
    'jane+shop@example.com',
    "o'neil@example.com",
    'jane.doe@mail.example.co.uk',
    'max@maß.de',
    'max@xn--ma-hia.de',
    '山田@例え.jp',
    'jane@1-2-3.example',
  ])('accepts the email address %j', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each([
    '',
    'jane',
    '@example.com',
    'jane@',
    'jane@localhost',
    'jane@example.com,',
    'jane@example..com',
    'jane@.example.com',
    'jane@example.com.',
    'jane@-example.com',
    'jane@example-.com',
    'mailto:jane@example.com',
    'Jane <jane@example.com>',
    'jane@example.com; joe@example.com',
    'jane doe@example.com',
    'jane@@example.com',
    '.jane@example.com',
    'jane..doe@example.com',
    'jane@192.168.1.1',
    'jane\u200b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `jane@${'a.'.repeat(130)}com`,
  ])('rejects the email address %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('trims and lowercases an email address', { meta: { shows: ['spec:5.12'] } }, () => {
    expect(normalizeEmail('\tDana@Example.COM ')).toBe('dana@example.com');
  });
});

describe('emailLocalPart', () => {
  it.each([
    ['dana@example.com', 'dana'],
    ['"a@b"@example.com', '"a@b"'],
    ['dana', 'dana'],
    ['', ''],
  ])('maps the email address %j to its local part %j', (email, localPart) => {
    expect(emailLocalPart(email)).toBe(localPart);
  });
});
