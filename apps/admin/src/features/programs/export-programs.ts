import type { Client } from '@tillbook/api-client';
import { listPrograms, type Program } from '@tillbook/contract';
import { exportInPages, type CsvExport, type ExportWatch } from '@tillbook/web-shell';

/** At most a hundred calls per export, because every call is audited. */
const mostEntries = 10_000;

export const exportPrograms = (client: Client, watch: ExportWatch): Promise<CsvExport> => {
  let offset = 0;
  return exportInPages(
    {
      headings: ['Program Name', 'Program ID'],
      rowsOf: ({ name, id }: Program) => [[name, id]],
      mostEntries,
      readPage: async ({ limit }, signal) => {
        const { items } = await client.callList(listPrograms, { query: { offset, limit } }, { signal });
        offset += items.length;
        return items;
      },
    },
    watch,
  );
};
