import type { listAccounts, QueryOf } from '@tillbook/contract';

type Query = QueryOf<typeof listAccounts>;

export const accountStatuses = [
  'active',
  'inactive',
  'pending',
] as const satisfies readonly Query['status'][];

/** The orders a person can choose from; the first is the list's own. */
export const accountOrders = ['newest', 'oldest', 'name', 'name-descending'] as const;

export type AccountOrder = (typeof accountOrders)[number];

export type AccountFilters = {
  /** A part of a name or an id. */
  readonly search?: string | undefined;
  readonly status?: (typeof accountStatuses)[number] | undefined;
  readonly order?: AccountOrder | undefined;
};

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
