import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';
import { readWebsite } from './website.ts';
import { isPostalCode, isZipCode } from './zip-code.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${String(count)}}$`));

describe('isZipCode', () => {
  it.each(['04101', '04101-1234', '041011234', '99950'])('accepts the ZIP code %j', (text) => {
    expect(isZipCode(text)).toBe(true);
  });

  it.each(['', 'ABCDE', '0410', '041012', '04101-', '04101-12', '00000', '04101 1234', '０４１０１'])(
    'rejects the ZIP code %j',
    (text) => {
      expect(isZipCode(text)).toBe(false);
    },
  );

  it('accepts five digits as a ZIP code unless they begin with 000', () => {
    fc.assert(
      fc.property(digits(5), (text) => {
        expect(isZipCode(text)).toBe(!text.startsWith('000'));
      }),
    );
  });
});

describe('isPostalCode', () => {
  it.each(['04101', 'SW1A 1AA', 'K1A 0B1', '10115'])('accepts the postal code %j', (text) => {
    expect(isPostalCode(text)).toBe(true);
  });

  it.each(['', '1', '-1234', '東京', '1234567890123456'])('rejects the postal code %j', (text) => {
    expect(isPostalCode(text)).toBe(false);
  });

  it('accepts every ZIP code as a postal code', () => {
    fc.assert(
      fc.property(digits(9), (text) => {
        expect(isPostalCode(text) || !isZipCode(text)).toBe(true);
      }),
    );
  });
});

describe('isPhoneNumber', () => {
  it.each([
    '207-555-0142',
    '(207) 555-0142',
    '207.555.0142',
    '2075550142',
    '1 207 555 0142',
    '+1 207 555 0142',
    '+12075550142',
    '207\u2011555\u20110142',
    '207-555-0142 x12',
    '207-555-0142, ext. 12',
    '+44 20 7946 0958',
    '(+44) 20 7946 0958',
    '+49 30 901820',
  ])('accepts the phone number %j', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    '',
    '12',
    '555-0142',
    '0000000000',
    '1234567890',
    '207-555-01422',
    '+1 555 0142',
    '+0 123 456 789',
    '+44',
    '+44 1234567890123456',
    '20 7946 0958 12',
    '207-555-COFFEE',
    'call me',
    'x12',
    '207-555-0142\u200e',
  ])('rejects the phone number %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  it('accepts or rejects a phone number of ten digits regardless of its punctuation', () => {
    fc.assert(
      fc.property(digits(10), (number) => {
        const parts = [number.slice(0, 3), number.slice(3, 6), number.slice(6)] as const;
        const forms = [number, parts.join('-'), parts.join('.'), `+1 ${parts.join(' ')}`];
        const isCallable = /^[2-9]/.test(number);
        expect(forms.map((form) => isPhoneNumber(form))).toEqual(forms.map(() => isCallable));
      }),
    );
  });
});

describe('readWebsite', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    [' example.com/shop?a=1 ', 'https://example.com/shop?a=1'],
    ['example.com:8443', 'https://example.com:8443'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.com/', 'HTTPS://Example.com/'],
    ['café.example', 'https://café.example'],
    ['https://harborcoffee.example', 'https://harborcoffee.example'],
  ])('reads the website %j as %j', (typed, website) => {
    expect(readWebsite(typed)).toBe(website);
  });

  it.each([
    '',
    'https://',
    'example',
    'http://localhost',
    'https://192.168.1.1',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:jane@example.com',
    'jane@example.com',
    'https://jane:secret@example.com',
    '//example.com',
    'https://https://example.com',
    'example..com',
    '-example.com',
    'my shop.com',
    'example.com/a b',
    'exam\u200bple.com',
    'example.com/\u202egnp',
    'http:example.com',
  ])('rejects the website %j', (typed) => {
    expect(readWebsite(typed)).toBeUndefined();
  });

  it('leaves a website unchanged when it is read again', () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), (name, path) => {
        const website = readWebsite(name + path);
        expect(website).toBe(`https://${name}${path}`);
        expect(readWebsite(website ?? '')).toBe(website);
      }),
    );
  });

  it('returns a website with a scheme, or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(readWebsite(typed) ?? 'https://').toMatch(/^https?:\/\//i);
      }),
    );
  });
});
