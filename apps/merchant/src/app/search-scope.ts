import type { SearchScope } from '@tillbook/web-shell';

export const searchScope: SearchScope = {
  routeId: '/_account',
  placeholder: 'Name, description, amount, last four, ID',
};
