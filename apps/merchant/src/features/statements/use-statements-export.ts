import { useCsvExport, useShell } from '@tillbook/web-shell';
import { exportFailed } from './messages.ts';

export const useStatementsExport = (accountId: string) => {
  const { client } = useShell();
  return useCsvExport({
    fileName: 'statements',
    failure: exportFailed,
    read: async (watch) =>
      (await import('./export-statements.ts')).exportStatements(client, accountId, watch),
  });
};
