import type { TraceId } from '@tillbook/config/vitest';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { admin, merchant, roaster } from '../journeys/person.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import type { Person } from '../product/sign-in-by-call.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { rowsIn, settled } from './reading.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

type List = {
  readonly name: string;
  readonly path: string;
  readonly person?: Person;
  readonly headings: readonly string[];
  /** Rows of a full page; omitted if the demo data doesn't fill a page. */
  readonly pageSize?: number;
  readonly leadsTo: RegExp;
  readonly shows?: readonly TraceId[];
};

const toTransaction = /^\/transactions\/txn_\w+$/;

const lists: readonly List[] = [
  {
    name: 'Accounts',
    shows: ['spec:2.8'],
    path: '/program-list',
    person: merchant,
    headings: ['Account ID', 'Account Name', 'Type', 'View'],
    leadsTo: /^\/\?accountId=acc_\w+$/,
  },
  {
    name: 'Pending Ledger',
    shows: ['spec:2.54', 'spec:9.5'],
    path: '/overview',
    headings: ['Amount', 'Category', 'Status', 'Ready to settle at'],
    pageSize: 10,
    leadsTo: toTransaction,
  },
  {
    name: 'Settled Ledger',
    shows: ['spec:2.55', 'spec:9.5'],
    path: '/overview',
    headings: ['Amount', 'Category', 'Status', 'Settled At', 'After Balance'],
    pageSize: 10,
    leadsTo: toTransaction,
  },
  {
    name: 'All pending entries',
    path: '/pending-ledger',
    headings: ['Amount', 'Category', 'Status', 'Ready to settle at'],
    pageSize: 15,
    leadsTo: toTransaction,
  },
  {
    name: 'All settled entries',
    path: '/settled-ledger',
    headings: ['Amount', 'Category', 'Status', 'Settled At', 'After Balance'],
    pageSize: 15,
    leadsTo: toTransaction,
  },
  {
    name: 'Payments',
    shows: ['spec:1.5', 'spec:2.59', 'spec:9.6'],
    path: '/payments',
    headings: ['Amount', 'Payment Instrument', 'Method', 'Channel', 'Date', 'Status'],
    pageSize: 15,
    leadsTo: toTransaction,
  },
  {
    name: 'Payouts',
    shows: ['spec:1.5', 'spec:2.63', 'spec:9.6'],
    path: '/payouts',
    headings: ['Amount', 'Date', 'Status'],
    pageSize: 15,
    leadsTo: toTransaction,
  },
  {
    name: 'Refunds',
    shows: ['spec:1.7', 'spec:2.64', 'spec:9.6'],
    path: '/refunds',
    headings: ['Amount', 'Date', 'Status'],
    pageSize: 15,
    leadsTo: toTransaction,
  },
  {
    name: 'Disputes',
    shows: ['spec:1.7', 'spec:2.65'],
    path: '/disputes',
    headings: ['Amount', 'Disputed Transaction', 'Date', 'Status'],
    leadsTo: /^\/disputes\/dsp_\w+$/,
  },
  {
    name: 'Payment instruments',
    shows: ['spec:2.108', 'spec:9.6'],
    path: '/payment-instruments',
    headings: ['Owner Name', 'Type', 'Last Four', 'Status', 'Created At'],
    pageSize: 15,
    leadsTo: /^\/payment-instruments\/pi_\w+$/,
  },
  {
    name: 'Settlements',
    shows: ['spec:1.7', 'spec:2.120', 'spec:9.6'],
    path: '/settlements',
    headings: ['Settlement ID', 'Total Amount', 'Total Fees', 'Net Amount', 'Status', 'Created At'],
    pageSize: 15,
    leadsTo: /^\/settlements\/stl_\w+$/,
  },
  {
    name: 'Entries',
    shows: ['spec:1.7', 'spec:2.122'],
    path: '/settlements/{settlement}',
    headings: ['Entry ID', 'Linked Transaction', 'Amount', 'Type'],
    leadsTo: toTransaction,
  },
  {
    name: 'Admin accounts',
    shows: ['spec:2.38'],
    path: '/admin/accounts',
    person: admin,
    headings: ['Account Name', 'Account ID', 'Type', 'Status', 'Created At'],
    leadsTo: /^\/\?accountId=acc_\w+&from=%2Fadmin%2Faccounts$/,
  },
];

const tableOf = (page: Page, { name, path }: List) =>
  path === '/overview' ? page.getByRole('table', { name }) : page.getByRole('table').first();

for (const list of lists) {
  test(
    `shows columns in order, a full page of rows, and links to the right screen in ${list.name}`,
    { meta: { shows: list.shows } },
    async () => {
      const { page } = await visit({ person: list.person ?? roaster });
      await page.goto(webUrl + fillAddress(list.path, ids));
      const table = tableOf(page, list);
      await table.getByRole('link').first().waitFor();
      await settled(page);
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(list.headings);
      const links = table.locator('tbody').getByRole('link');
      const rowCount = await rowsIn(table).count();
      expect(rowCount).toBe(list.pageSize ?? rowCount);
      const address = new URL((await links.first().getAttribute('href')) ?? '', webUrl);
      expect(address.pathname + address.search).toMatch(list.leadsTo);
    },
  );
}
