import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';
import { maskLastFour } from './mask-last-four.ts';

const digits = fc.stringMatching(/^[0-9]{1,19}$/);

describe('maskLastFour', () => {
  it.each([
    ['12-3456789', '•••• 6789'],
    ['123-45-6789', '•••• 6789'],
    ['000123456789', '•••• 6789'],
    ['6789', '•••• 6789'],
    ['•••• 6789', '•••• 6789'],
    ['XXX-XX-6789', '•••• 6789'],
    ['89', '•••• 89'],
    ['', 'N/A'],
    ['••••', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('masks the number %j as %s', (value, masked) => {
    expect(maskLastFour(value)).toBe(masked);
  });

  it(
    'returns the last four digits of a number and nothing else, not even its length',
    { meta: { shows: ['spec:9.13'] } },
    () => {
      fc.assert(
        fc.property(digits, (number) => {
          expect(maskLastFour(number)).toBe(`•••• ${number.slice(-4)}`);
        }),
      );
    },
  );

  it('returns at most four digits of a text and none of its other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(maskLastFour(text)).toMatch(/^(?:N\/A|•••• [0-9]{1,4})$/);
      }),
    );
  });

  it('leaves a masked number unchanged when it is masked again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(maskLastFour(maskLastFour(text))).toBe(maskLastFour(text));
      }),
    );
  });
});

describe('maskEmail', () => {
  it.each([
    ['dana@example.com', 'd•••@example.com'],
    ['di@example.com', 'd•••@example.com'],
    ['d@example.com', '•••@example.com'],
    ['😀@example.com', '•••@example.com'],
    ['😀x@example.com', '😀•••@example.com'],
    ['"a@b"@example.com', '"•••@example.com'],
    ['@example.com', '•••'],
    ['dana@', '•••'],
    ['dana', '•••'],
    ['', '•••'],
  ])('masks the email address %j as %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('returns the domain and at most one character of the name of an email address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const masked = maskEmail(email);
        const at = email.lastIndexOf('@');
        expect(masked.endsWith(`•••${email.slice(at)}`)).toBe(true);
        expect(masked.slice(0, masked.indexOf('•'))).toBe(at > 1 ? email[0] : '');
      }),
    );
  });
});
