import { useCsvExport, useShell } from '@tillbook/web-shell';
import { exportFailed } from './messages.ts';

export const useProgramsExport = () => {
  const { client } = useShell();
  return useCsvExport({
    fileName: 'programs',
    failure: exportFailed,
    read: async (watch) => (await import('./export-programs.ts')).exportPrograms(client, watch),
  });
};
