import type { ListView } from './search-params.ts';

export const isFiltered = ({ sort: _sort, order: _order, ...filters }: ListView): boolean =>
  Object.values(filters).some(Boolean);

/** Returns true for the default view: all rows, newest first. */
export const isDefaultView = (view: ListView): boolean => !Object.values(view).some(Boolean);
