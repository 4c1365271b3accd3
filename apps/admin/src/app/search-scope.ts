import type { SearchScope } from '@tillbook/web-shell';

/** Every screen behind the sign-in has the search. */
export const searchScope: SearchScope = { routeId: '/_admin', placeholder: 'Account, entry set, screen' };
