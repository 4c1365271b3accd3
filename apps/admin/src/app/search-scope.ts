import type { SearchScope } from '@tillbook/web-shell';

export const searchScope: SearchScope = { routeId: '/_admin', placeholder: 'Account, entry set, screen' };
