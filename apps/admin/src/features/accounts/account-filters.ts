import type { listAccounts, QueryOf } from '@tillbook/contract';
import { choiceParam, pageParams, searchParams, textParam } from '@tillbook/web-shell/search-params';

type Query = QueryOf<typeof listAccounts>;

export const accountStatuses = [
  'active',
  'inactive',
  'pending',
] as const satisfies readonly Query['status'][];

/** The orders of a list of accounts, starting with the default. */
export const accountOrders = ['newest', 'oldest', 'name', 'name-descending'] as const;

export type AccountOrder = (typeof accountOrders)[number];

/** Omits the default order. */
export const readAccountSearch = searchParams({
  /** Part of a name or an ID. */
  search: textParam(),
  status: choiceParam(accountStatuses),
  order: choiceParam(accountOrders, accountOrders[0]),
  page: pageParams().page,
});

export type AccountFilters = Omit<ReturnType<typeof readAccountSearch>, 'page'>;

export const noAccountFilters: AccountFilters = { search: undefined, status: undefined, order: undefined };

const orderings: Readonly<Record<AccountOrder, Pick<Query, 'sort' | 'sortOrder'>>> = {
  newest: {},
  oldest: { sort: 'createdAt', sortOrder: 'asc' },
  name: { sort: 'name', sortOrder: 'asc' },
  'name-descending': { sort: 'name', sortOrder: 'desc' },
};

export const accountQuery = ({
  search,
  status,
  order = 'newest',
}: AccountFilters): Omit<Query, 'offset' | 'limit'> => ({
  ...(search !== undefined && { search }),
  ...(status !== undefined && { status }),
  ...orderings[order],
});
