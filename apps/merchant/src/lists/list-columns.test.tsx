import { listNames, lists, type ListName } from '@tillbook/contract';
import { expect, test } from 'vitest';
import type { ListDefinition } from './define-list.ts';

const definitions = Object.values(
  import.meta.glob<Record<string, unknown>>('../features/*/*-list{,s}.tsx', { eager: true }),
).flatMap((module) => Object.values(module));

const isDefinition = (value: unknown): value is ListDefinition<ListName, never> =>
  typeof value === 'object' && value !== null && 'optionalColumns' in value;

test.each(listNames)('defines exactly the columns of the contract for the list %s', (name) => {
  const list = definitions.filter(isDefinition).find((definition) => definition.name === name);
  const ids = [...(list?.columns ?? []), ...(list?.optionalColumns ?? [])].map(({ id }) => id);
  expect(new Set<string>(ids)).toEqual(new Set<string>(lists[name].columns));
});
