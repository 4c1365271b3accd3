import type { SearchScope } from '@tillbook/web-shell';

/** Offers the search on every screen of an account. */
export const searchScope: SearchScope = {
  routeId: '/_account',
  placeholder: 'Name, description, amount, last four, ID',
};
