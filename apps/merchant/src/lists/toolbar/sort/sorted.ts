import type { ListSort } from '@tillbook/contract';
import type { ListView } from '../../search-params.ts';

/** Returns a view in another order: by default, newest and largest first. */
export const sorted = (view: ListView, sort: ListSort, order?: 'asc'): ListView => ({
  ...view,
  sort: sort === 'date' && !order ? undefined : sort,
  order,
});
