import type { ListView } from '../views/list-view.ts';

export type Sort = NonNullable<ListView['sort']>;

/** A view in another order: by default the newest and the largest come first. */
export const sorted = (view: ListView, sort: Sort, order?: 'asc'): ListView => ({
  ...view,
  sort: sort === 'date' && !order ? undefined : sort,
  order,
});
