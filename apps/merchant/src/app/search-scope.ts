import type { SearchScope } from '@tillbook/web-shell';

/** Every screen of an account has the search. */
export const searchScope: SearchScope = {
  routeId: '/_account',
  placeholder: 'Name, description, amount, last four, ID',
};
