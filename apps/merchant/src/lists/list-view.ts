import type { ListName } from '@tillbook/contract';
import type { ListSearch, ListView } from './search-params.ts';

/** Extracts the view from validated search parameters, without the page and unknown values. */
export const viewOf = <Name extends ListName>({
  status,
  kind,
  type,
  purpose,
  category,
  date,
  from,
  until,
  postedOn,
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
  kind,
  type,
  purpose,
  category,
  date,
  from,
  until,
  postedOn,
  amountMin,
  amountMax,
  method,
  channel,
  lastFour,
  text,
  sort,
  order,
});

export const isFiltered = ({ sort: _sort, order: _order, ...filters }: ListView): boolean =>
  Object.values(filters).some(Boolean);

/** Returns true for the default view: all rows, newest first. */
export const isDefaultView = (view: ListView): boolean => !Object.values(view).some(Boolean);
