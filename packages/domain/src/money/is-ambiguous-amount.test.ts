import { expect, it } from 'vitest';
import { isAmbiguousAmount } from './is-ambiguous-amount.ts';

it.each([
  '',
  '$',
  '250',
  '$250',
  '2.5',
  '2.50',
  '.5',
  '12.',
  '1,234',
  '1,234.56',
  '$1,234,567.89',
  '1 234.56',
  ' 12.50 ',
  '１２．５０',
])('treats the amount %j as unambiguous', (text) => {
  expect(isAmbiguousAmount(text)).toBe(false);
});

it.each([
  '2,50',
  '2,5',
  '12,',
  '1.234,56',
  '1,2345',
  '1,234,56',
  '12 50',
  '-50.00',
  '50-',
  '−50',
  '(50.00)',
  '[50]',
  '50 USD',
  '€50',
  '5e3',
  '1.000.000',
  '1.234',
  '２，５０',
  '٥٠',
])('treats the amount %j as ambiguous', (text) => {
  expect(isAmbiguousAmount(text)).toBe(true);
});
