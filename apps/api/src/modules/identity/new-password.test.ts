import { expect, test } from 'vitest';
import { newPasswordFault } from './new-password.ts';

const faultOf = (password: string) =>
  newPasswordFault(
    password,
    { email: 'dana@harborcoffee.example' },
    { passwordMinimumLength: 6, brandName: 'Tillbook' },
  );

test.each([
  'password',
  'PASSWORD',
  'Password2026!',
  'p4$$w0rd',
  'P@ssw0rd99',
  'Charlie2019',
  'merchant#1',
  'dr4gon!!',
  'zzzzzzzz',
  'abcabcabc',
  '12121212',
  'qwertyuio',
  '98765432',
  'ghijklmnop',
])(
  'refuses %s as a common password or a variation of one',
  { meta: { shows: ['threat:1.9', 'asvs:V6.2.4', 'asvs:V6.2.11'] } },
  (password) => {
    expect(faultOf(password)).toContain('too common');
  },
);

test.each(['Tillbook', 'tillbook1', 'TILLBOOK-2026'])(
  'refuses %s as the name of the product',
  { meta: { shows: ['threat:1.9', 'asvs:V6.2.11'] } },
  (password) => {
    expect(faultOf(password)).toBe('Your password can’t be Tillbook. Choose another one.');
  },
);

test.each(['dana@harborcoffee.example', 'Dana@HarborCoffee.example'])(
  "refuses %s as the person's own address",
  (password) => {
    expect(faultOf(password)).toContain('email address');
  },
);

test.each([
  'correct horse battery staple',
  'charlie and two dogs',
  'my password is long',
  'tillbook keeps my tills',
  'demo-merchant',
  'zx81 spectrum',
  '\u{1F411}\u{1F411}\u{1F411}\u{1F404}',
  'Überraschung im Regal',
  'x'.repeat(60) + 'y',
])('accepts the password %s', (password) => {
  expect(faultOf(password)).toBeUndefined();
});
