import { lists, type FilterName, type ListName } from '@tillbook/contract';

/** Filters that are always visible, in order. The other filters need typing and are used less often. */
const order: readonly FilterName[] = [
  'date',
  'status',
  'kind',
  'type',
  'purpose',
  'category',
  'method',
  'channel',
  'amount',
];

/** Returns the filters that are always visible, and the filters that appear once they have a value. */
export const filtersOf = (
  name: ListName,
): { readonly inSight: readonly FilterName[]; readonly others: readonly FilterName[] } => {
  const filters: readonly FilterName[] = lists[name].filters;
  return {
    inSight: order.filter((id) => filters.includes(id)),
    others: filters.filter((id) => !order.includes(id)),
  };
};
