import { expect, test } from 'vitest';
import { endpoints } from './openapi.ts';
import { listNames, lists, type FilterName, type ListSort } from './lists.ts';

/** The request fields of each filter. */
const fieldsOfFilter: Readonly<Record<FilterName, readonly string[]>> = {
  status: ['status'],
  kind: ['kind'],
  type: ['type'],
  purpose: ['purpose'],
  category: ['category'],
  date: ['from', 'until'],
  amount: ['amountMin', 'amountMax'],
  method: ['method'],
  channel: ['channel'],
  lastFour: ['lastFour'],
  text: ['text'],
};
const fieldsOfSort: Readonly<Record<ListSort, readonly string[]>> = { date: [], amount: ['sort'] };

test.each(listNames)('accepts the filters, sorts and pages of %s in its call', (name) => {
  const { call, filters, sorts } = lists[name];
  const endpoint = endpoints.find((declared) => declared.name === call);
  expect(Object.keys(endpoint?.query?.shape ?? {})).toEqual(
    expect.arrayContaining([
      'accountId',
      'offset',
      'limit',
      'sortOrder',
      ...filters.flatMap((filter) => fieldsOfFilter[filter]),
      ...sorts.flatMap((sort) => fieldsOfSort[sort]),
    ]),
  );
});

test.each(listNames)(
  'defines statuses for the list %s if and only if the list can be filtered by status',
  (name) => {
    const filters: readonly FilterName[] = lists[name].filters;
    expect(lists[name].statuses.length > 0).toBe(filters.includes('status'));
  },
);
