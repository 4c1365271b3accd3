import { useCsvExport, useShell } from '@tillbook/web-shell';
import type { AccountFilters } from './account-filters.ts';
import { exportFailed } from './messages.ts';

export const useAccountsExport = (filters: AccountFilters) => {
  const { client } = useShell();
  return useCsvExport({
    fileName: 'accounts',
    failure: exportFailed,
    read: async (watch) => (await import('./export-accounts.ts')).exportAccounts(client, filters, watch),
  });
};
