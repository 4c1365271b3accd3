import type { ListSort } from '@tillbook/contract';
import type { ListView } from '../../search-params.ts';

/** Returns the view in another order. The default is newest or largest first. */
export const sorted = (view: ListView, sort: ListSort, order?: 'asc'): ListView => ({
  ...view,
  sort: sort === 'date' && !order ? undefined : sort,
  order,
});
