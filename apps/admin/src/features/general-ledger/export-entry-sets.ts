import type { Client } from '@tillbook/api-client';
import { listEntrySets, type EntrySet } from '@tillbook/contract';
import { formatDecimal } from '@tillbook/domain';
import { exportInPages, type CsvExport, type ExportWatch } from '@tillbook/web-shell';
import { filterQuery, type EntrySetFilter } from './entry-set-filter.ts';

/** At most a hundred calls per export, because every call is audited. */
export const mostExportedEntrySets = 10_000;

const headings = [
  'Reference',
  'Date (UTC)',
  'Description',
  'Created By',
  'Status',
  'Merchant',
  'Merchant Account ID',
  'Account Number',
  'Account Name',
  'Debit',
  'Credit',
  'Line Description',
  'Entry Set ID',
];

const sideText = (cents: number): string => (cents === 0 ? '' : formatDecimal(cents));

/** Returns a row for each line; a set without lines has one row. */
const rowsOf = (entrySet: EntrySet): readonly (readonly string[])[] => {
  const { id, reference, date, description, createdBy, status, merchant, ledgerEntries } = entrySet;
  const { name = '', accountId = '' } = merchant ?? {};
  const head = [reference, date, description, createdBy, status, name, accountId];
  if (ledgerEntries.length === 0) return [[...head, '', '', '', '', '', id]];
  return ledgerEntries.map((line) => [
    ...head,
    line.accountNumber,
    line.accountName,
    sideText(line.debitCents),
    sideText(line.creditCents),
    line.description ?? '',
    id,
  ]);
};

export const exportEntrySets = (
  client: Client,
  filter: EntrySetFilter,
  watch: ExportWatch,
): Promise<CsvExport> =>
  exportInPages(
    {
      headings,
      rowsOf,
      mostEntries: mostExportedEntrySets,
      readPage: async (page, signal) => {
        const query = { ...filterQuery(filter), ...page };
        return (await client.callList(listEntrySets, { query }, { signal })).items;
      },
    },
    watch,
  );
