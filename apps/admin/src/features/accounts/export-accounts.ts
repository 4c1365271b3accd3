import type { Client } from '@tillbook/api-client';
import { listAccounts, type Account } from '@tillbook/contract';
import { formatDecimal } from '@tillbook/domain';
import { exportInPages, type CsvExport, type ExportWatch } from '@tillbook/web-shell';
import { accountQuery, type AccountFilters } from './account-filters.ts';

/** At most a hundred calls per export, because every call is audited. */
const mostEntries = 10_000;

const headings = [
  'Account Name',
  'Account ID',
  'Type',
  'Status',
  'Created At (UTC)',
  'Legal Name',
  'Currency',
  'Pending Balance',
  'Available Balance',
];

const cellsOf = (account: Account): readonly string[] => [
  account.name,
  account.accountId,
  account.type,
  account.status,
  account.createdAt,
  account.business.legalName,
  account.currency,
  formatDecimal(account.pendingBalance),
  formatDecimal(account.availableBalance),
];

export const exportAccounts = (
  client: Client,
  { search, status }: AccountFilters,
  watch: ExportWatch,
): Promise<CsvExport> =>
  exportInPages(
    {
      headings,
      rowsOf: (account: Account) => [cellsOf(account)],
      mostEntries,
      readPage: async (page, signal) => {
        const query = { ...accountQuery({ search, status }), ...page };
        return (await client.callList(listAccounts, { query }, { signal })).items;
      },
    },
    watch,
  );
