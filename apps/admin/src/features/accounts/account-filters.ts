import type { listAccounts, QueryOf } from '@tillbook/contract';
import { choiceParam, pageParam, searchParams, textParam } from '@tillbook/web-shell/search-params';

type Query = QueryOf<typeof listAccounts>;

export const accountStatuses = [
  'active',
  'inactive',
  'pending',
] as const satisfies readonly Query['status'][];

/** The orders a person can choose from; the first is the list's own. */
export const accountOrders = ['newest', 'oldest', 'name', 'name-descending'] as const;

export type AccountOrder = (typeof accountOrders)[number];

/** What the list's address says. The order of the list itself needs no mention. */
export const readAccountSearch = searchParams({
  /** A part of a name or an id. */
  search: textParam(),
  status: choiceParam(accountStatuses),
  order: choiceParam(accountOrders, accountOrders[0]),
  page: pageParam,
});

export type AccountFilters = Omit<ReturnType<typeof readAccountSearch>, 'page'>;

const orderings: Readonly<Record<AccountOrder, Pick<Query, 'sort' | 'sortOrder'>>> = {
  newest: {},
  oldest: { sort: 'createdAt', sortOrder: 'asc' },
  name: { sort: 'name', sortOrder: 'asc' },
  'name-descending': { sort: 'name', sortOrder: 'desc' },
};

/** The filters as the call takes them. */
export const accountQuery = ({
  search,
  status,
  order = 'newest',
}: AccountFilters): Omit<Query, 'offset' | 'limit'> => ({
  ...(search !== undefined && { search }),
  ...(status !== undefined && { status }),
  ...orderings[order],
});
