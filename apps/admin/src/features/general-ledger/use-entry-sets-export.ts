import { useCsvExport, useShell } from '@tillbook/web-shell';
import type { EntrySetFilter } from './entry-set-filter.ts';
import { exportFailed } from './messages.ts';

export const useEntrySetsExport = (filter: EntrySetFilter) => {
  const { client } = useShell();
  return useCsvExport({
    fileName: 'general-ledger',
    failure: exportFailed,
    read: async (watch) => (await import('./export-entry-sets.ts')).exportEntrySets(client, filter, watch),
  });
};
