import type { Client } from '@tillbook/api-client';
import { listStatements, type StatementSummary } from '@tillbook/contract';
import { formatDecimal } from '@tillbook/domain';
import { exportInPages, type CsvExport, type ExportWatch } from '@tillbook/web-shell';

/** More months than any account has. */
const mostEntries = 10_000;

const headings = [
  'Month',
  'Status',
  'Entries',
  'Opening Balance',
  'Closing Balance',
  'Starts At (UTC)',
  'Ends At (UTC)',
];

const cellsOf = (statement: StatementSummary): readonly string[] => [
  statement.month,
  statement.closed ? 'final' : 'in progress',
  String(statement.entryCount),
  formatDecimal(statement.openingBalance),
  formatDecimal(statement.closingBalance),
  statement.startsAt,
  statement.endsAt,
];

/** Exports an account's months as CSV, newest first. */
export const exportStatements = (
  client: Client,
  accountId: string,
  watch: ExportWatch,
): Promise<CsvExport> => {
  let offset = 0;
  return exportInPages(
    {
      headings,
      rowsOf: (statement: StatementSummary & { readonly id: string }) => [cellsOf(statement)],
      mostEntries,
      readPage: async ({ limit }, signal) => {
        const query = { accountId, offset, limit };
        const { items } = await client.callList(listStatements, { query }, { signal });
        offset += items.length;
        return items.map((statement) => ({ ...statement, id: statement.month }));
      },
    },
    watch,
  );
};
