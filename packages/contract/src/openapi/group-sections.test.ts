import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { byAccountId, byAdminOfAccount, byObject, defineEndpoint } from '../endpoint.ts';
import { identifier } from '../primitives.ts';
import { documented, someDocumented } from './documented-calls.ts';
import { exampleIds } from './example-ids.ts';
import { groupSections } from './group-sections.ts';

const tag = (name: string) => ({ name, description: `${name}.` });

const declared = { method: 'GET', summary: 'A call of this test.' } as const;

const listGuests = defineEndpoint({
  ...declared,
  name: 'listGuests',
  path: '/guests',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
});
const getGuest = defineEndpoint({
  ...declared,
  name: 'getGuest',
  path: '/disputes/{id}/guest',
  access: byObject('dispute', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
});
const countGuests = defineEndpoint({
  ...declared,
  name: 'countGuests',
  path: '/guests/count',
  access: byAdminOfAccount('query'),
  query: z.object({ accountId: identifier }),
});
const guests = { largestParty: 12, countGuests, getGuest, listGuests };

const namesIn = (groups: ReturnType<typeof groupSections>) =>
  groups.map(({ name, calls }) => [name, calls.map(({ endpoint }) => endpoint.name)]);

test('adds a call without texts after the documented calls of its noun', () => {
  const groups = groupSections([[tag('Guests'), [documented(guests, { listGuests: {} })]]]);
  expect(namesIn(groups)).toEqual([['Guests', ['listGuests', 'countGuests', 'getGuest']]]);
});

test('documents a call only in the section that has its texts', () => {
  const groups = groupSections([
    [tag('Guests'), [documented(guests, { listGuests: {} })]],
    [tag('Administration'), [someDocumented(guests, { countGuests: {} })]],
  ]);
  expect(namesIn(groups)).toEqual([
    ['Guests', ['listGuests', 'getGuest']],
    ['Administration', ['countGuests']],
  ]);
});

test('fills in the example ID of the account or object of a call without examples', () => {
  const [group] = groupSections([[tag('Guests'), [documented(guests, {})]]]);
  expect(group?.calls.map(({ params, query }) => ({ params, query }))).toEqual([
    { params: undefined, query: { accountId: exampleIds.account } },
    { params: { id: exampleIds.dispute }, query: undefined },
    { params: undefined, query: { accountId: exampleIds.account } },
  ]);
});

test('prefers the example query of a call to a filled-in example ID', () => {
  const query = { accountId: 'acc_other' };
  const [group] = groupSections([[tag('Guests'), [documented(guests, { listGuests: { query } })]]]);
  expect(group?.calls[0]?.query).toEqual(query);
});
