import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { sortOrder } from '../filters.ts';
import {
  channels,
  instrumentPurposes,
  instrumentTypes,
  ledgerCategories,
  listNames,
  lists,
  methods,
  payoutKinds,
  periods,
  transactionStatuses,
  type ListColumn,
  type ListName,
  type ListSort,
  type StatusOf,
} from '../lists.ts';
import { identifier, lastFour, openEnum, requiredText } from '../primitives.ts';
import { requiredLine } from '../typed-text.ts';

const list = z.enum(listNames);

const every = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const inEveryList = Object.values(lists);

/** Every column that any list can show. */
export const listColumns = every(inEveryList.flatMap(({ columns }): readonly ListColumn[] => columns));

const statuses = every([
  ...transactionStatuses,
  ...inEveryList.flatMap(({ statuses: ofList }): readonly StatusOf<ListName>[] => ofList),
]);

const sorts = every(inEveryList.flatMap(({ sorts: ofList }): readonly ListSort[] => ofList));

const dollars = z
  .string()
  .check(z.regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'Enter an amount in dollars, such as 20 or 20.50.'));
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Enter a date as YYYY-MM-DD.'));

/** A view as in a list's address: amounts in dollars, dates of the person's own calendar, periods by name. */
const view = z.object({
  status: z.optional(z.enum(statuses)),
  date: z.optional(z.enum(periods)),
  from: z.optional(day),
  until: z.optional(day),
  postedOn: z.optional(day),
  amountMin: z.optional(dollars),
  amountMax: z.optional(dollars),
  kind: z.optional(z.enum(payoutKinds)),
  type: z.optional(z.enum(instrumentTypes)),
  purpose: z.optional(z.enum(instrumentPurposes)),
  category: z.optional(z.enum(ledgerCategories)),
  method: z.optional(z.enum(methods)),
  channel: z.optional(z.enum(channels)),
  lastFour: z.optional(lastFour),
  text: z.optional(requiredText(200)),
  sort: z.optional(z.enum(sorts)),
  order: z.optional(sortOrder),
});

/** The maximum number of views a person can save for one list of one account. */
export const mostSavedViews = 20;

const listSettings = z.object({
  columns: z.array(z.object({ list: openEnum(...listNames), columns: z.array(openEnum(...listColumns)) })),
  views: z.array(
    z.object({
      accountId: identifier,
      list: openEnum(...listNames),
      name: z.string(),
      view: z.record(z.string(), z.string()),
    }),
  ),
});

export type ListSettings = z.infer<typeof listSettings>;

export const getListSettings = defineEndpoint({
  name: 'getListSettings',
  method: 'GET',
  path: '/users/list-settings',
  summary: 'Get chosen list columns and saved views',
  access: { kind: 'session' },
  response: listSettings,
});

export const chooseListColumns = defineEndpoint({
  name: 'chooseListColumns',
  method: 'POST',
  path: '/users/list-columns',
  summary: 'Choose the columns of a list',
  access: { kind: 'session' },
  body: z.object({
    list,
    columns: z
      .array(z.enum(listColumns))
      .check(z.maxLength(listColumns.length, 'List each column only once.')),
  }),
  status: 204,
});

export const saveListView = defineEndpoint({
  name: 'saveListView',
  method: 'POST',
  path: '/users/saved-views',
  summary: 'Save a view of a list',
  access: byAccountId('body', 'view_save'),
  body: z.object({ accountId: identifier, list, name: requiredLine(60), view }),
  status: 204,
  errors: ['too_many_views'],
});

export const removeListView = defineEndpoint({
  name: 'removeListView',
  method: 'POST',
  path: '/users/saved-views/remove',
  summary: 'Delete a saved view',
  access: byAccountId('body', 'view_save'),
  body: z.object({ accountId: identifier, list, name: requiredText(60) }),
  status: 204,
});
