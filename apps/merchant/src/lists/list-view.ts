import type { ListName } from '@tillbook/contract';
import type { ListSearch, ListView } from './search-params.ts';

/** The view among validated search parameters, without the page and what no list knows. */
export const viewOf = <Name extends ListName>({
  status,
  type,
  purpose,
  category,
  date,
  from,
  until,
  amountMin,
  amountMax,
  method,
  channel,
  lastFour,
  text,
  sort,
  order,
}: ListSearch<Name>): ListView<Name> => ({
  status,
  type,
  purpose,
  category,
  date,
  from,
  until,
  amountMin,
  amountMax,
  method,
  channel,
  lastFour,
  text,
  sort,
  order,
});

/** Whether a list shows less than all. */
export const isFiltered = ({ sort: _sort, order: _order, ...filters }: ListView): boolean =>
  Object.values(filters).some(Boolean);

/** Whether a list stands as it does by itself: all of it, the newest first. */
export const isDefaultView = (view: ListView): boolean => !Object.values(view).some(Boolean);
