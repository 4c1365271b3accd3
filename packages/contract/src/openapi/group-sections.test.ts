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

test('documents a call once if another section of its noun has its texts', () => {
  const groups = groupSections([
    [tag('Guests'), [documented(guests, { listGuests: {} })]],
    [tag('Administration'), [someDocumented(guests, { countGuests: {} })]],
  ]);
  expect(namesIn(groups)).toEqual([
    ['Guests', ['listGuests', 'getGuest']],
    ['Administration', ['countGuests']],
  ]);
});

test('names the account or object in the address of a call without examples', () => {
  const [group] = groupSections([[tag('Guests'), [documented(guests, {})]]]);
  expect(group?.calls.map(({ params, query }) => ({ params, query }))).toEqual([
    { params: undefined, query: { accountId: exampleIds.account } },
    { params: { id: exampleIds.dispute }, query: undefined },
    { params: undefined, query: { accountId: exampleIds.account } },
  ]);
});

test('prefers the examples of a call to those of its address', () => {
  const query = { accountId: 'acc_other' };
  const [group] = groupSections([[tag('Guests'), [documented(guests, { listGuests: { query } })]]]);
  expect(group?.calls[0]?.query).toEqual(query);
});
