import { expect, test } from 'vitest';
import { filtersOfRuns } from './test-order.mjs';

test('runs the tests of the API and of the apps before all others', () => {
  expect(filtersOfRuns()).toEqual([
    ['@tillbook/api', '@tillbook/merchant', '@tillbook/admin'],
    ['!@tillbook/api', '!@tillbook/merchant', '!@tillbook/admin'],
  ]);
});

test('runs only the chosen packages and skips empty runs', () => {
  expect(filtersOfRuns(['@tillbook/ui', '@tillbook/admin'])).toEqual([['@tillbook/admin'], ['@tillbook/ui']]);
  expect(filtersOfRuns(['@tillbook/ui'])).toEqual([['@tillbook/ui']]);
});
