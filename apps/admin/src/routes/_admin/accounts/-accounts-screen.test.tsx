import { listAccounts, listPrograms } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { accounts } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const all = accounts(40);

/** Pages and searches forty accounts, as the server does. */
const listed = (asked: string[] = []) =>
  answer(listAccounts, ({ query }: Sent) => {
    asked.push(String(query));
    const found = all.filter(({ name, id }) => `${name} ${id}`.includes(query.get('search') ?? ''));
    const offset = Number(query.get('offset'));
    return { accounts: found.slice(offset, offset + Number(query.get('limit'))), totalCount: found.length };
  });

const search = page.getByRole('searchbox', { name: 'Search' });
const chip = (name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const done = () => page.getByRole('button', { name: 'Done' }).click();
const rows = () => page.getByRole('row').elements().slice(1);

/** Requested as soon as the pointer is over the button that creates an account. */
const noPrograms = answer(listPrograms, { programs: [], totalCount: 0 });

test(
  'shows the specification’s columns in their order, 15 accounts per page',
  { meta: { shows: ['spec:2.38', 'spec:9.7'] } },
  async () => {
    const asked: string[] = [];
    openApp('/admin/accounts', { answers: [listed(asked)] });
    await expect.element(page.getByText('Merchant 15')).toBeVisible();
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
    expect(heads).toEqual(['Account Name', 'Account ID', 'Type', 'Status', 'Created At']);
    expect(rows()).toHaveLength(15);
    expect(asked).toEqual(['offset=0&limit=15']);
    await expect.element(page.getByText('1–15 of 40')).toBeVisible();
    expect(rows()[0]?.textContent).toMatch(
      /Merchant 1acc_0000000000000001merchantActiveAug 20, 2026 \d+:00 (?:AM|PM)/,
    );
  },
);

test('links a row to its account in the merchant app, with a return path to the filtered list', async () => {
  openApp('/admin/accounts?search=Merchant&order=name&page=2', { answers: [listed()] });
  const link = page.getByRole('link', { name: /^View Merchant 20, \w+, Aug 20, 2026/ });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      `${window.location.origin}/?accountId=acc_0000000000000020&from=%2Fadmin%2Faccounts%3Fsearch%3DMerchant%26order%3Dname%26page%3D2`,
    );
});

test('exports the accounts that match the filters, over as many pages as needed', async () => {
  const saved = savedFiles();
  const many = accounts(230);
  const asked: URLSearchParams[] = [];
  openApp('/admin/accounts?search=Merchant&status=active&order=name', {
    answers: [
      answer(listAccounts, ({ query }: Sent) => {
        asked.push(query);
        const before = query.get('before');
        const first = before === null ? 0 : many.findIndex(({ id }) => id === before) + 1;
        return { accounts: many.slice(first, first + Number(query.get('limit'))), totalCount: many.length };
      }),
    ],
  });
  await expect.poll(rows).toHaveLength(15);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('230 accounts exported.')).toBeVisible();
  const [file] = saved;
  expect(file?.name).toMatch(/^accounts-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = ((await file?.text) ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines[0]).toBe(
    'Account Name,Account ID,Type,Status,Created At (UTC),Legal Name,Currency,Pending Balance,Available Balance',
  );
  expect(lines[1]).toMatch(/^Merchant 1,acc_0000000000000001,merchant,active,2026-08-20T/);
  expect(asked.slice(1).map((query) => Object.fromEntries(query))).toEqual([
    { search: 'Merchant', status: 'active', limit: '100' },
    { search: 'Merchant', status: 'active', limit: '100', before: many[99]?.id },
    { search: 'Merchant', status: 'active', limit: '100', before: many[199]?.id },
  ]);
});

test('links each row to the screen that manages its account', async () => {
  openApp('/admin/accounts', { answers: [listed()] });
  await expect
    .element(page.getByRole('link', { name: 'Manage Merchant 3', exact: true }))
    .toHaveAttribute('href', '/admin/accounts/acc_0000000000000003');
});

test('stores the page of accounts in the address', async () => {
  const { router } = openApp('/admin/accounts?page=2', { answers: [listed()] });
  await expect.element(page.getByText('Merchant 30')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Merchant 40')).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts?page=3');
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('searches accounts by name or ID while the user types, from the first page, and stores the search in the address', async () => {
  const asked: string[] = [];
  const { router } = openApp('/admin/accounts?page=3', { answers: [listed(asked)] });
  await expect.element(page.getByText('Merchant 40')).toBeVisible();
  await chip('Search').click();
  await search.fill('  Merchant 33 ');
  await expect.poll(rows).toHaveLength(1);
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts?search=Merchant+33');
  expect(asked.at(-1)).toBe('offset=0&limit=15&search=Merchant+33');
  await search.fill('acc_0000000000000012');
  await expect.element(page.getByText('Merchant 12')).toBeVisible();
  await expect
    .poll(() => router.state.location.publicHref)
    .toBe('/admin/accounts?search=acc_0000000000000012');
});

test('shows the results of a search from the address, even if the search consists of digits only', async () => {
  openApp('/admin/accounts?search=0000012', { answers: [listed()] });
  await expect.element(page.getByText('Merchant 12')).toBeVisible();
  await chip('Search: 0000012').click();
  await expect.element(search).toHaveValue('0000012');
  expect(rows()).toHaveLength(1);
});

test('stores status and order in the address, and sends both to the server from the first page', async () => {
  const asked: string[] = [];
  const { router } = openApp('/admin/accounts?page=2', { answers: [listed(asked)] });
  await expect.element(page.getByText('Merchant 30')).toBeVisible();
  await chip('Status').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Inactive');
  await expect.poll(() => asked.at(-1)).toBe('offset=0&limit=15&status=inactive');
  await done();
  await chip('Order').click();
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Name, A to Z');
  await expect.poll(() => asked.at(-1)).toBe('offset=0&limit=15&status=inactive&sort=name&sortOrder=asc');
  await expect
    .poll(() => router.state.location.publicHref)
    .toBe('/admin/accounts?status=inactive&order=name');
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Newest first');
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts?status=inactive');
});

test('shows each filter in its chip, and removes one filter or all filters', async () => {
  const address = '/admin/accounts?search=Merchant&status=inactive&order=oldest';
  const { router } = openApp(address, { answers: [listed()] });
  await expect.element(chip('Search: Merchant')).toBeVisible();
  await expect.element(chip('Order: Oldest first')).toBeVisible();
  await chip('Remove filter: Status').click();
  await expect
    .poll(() => router.state.location.publicHref)
    .toBe('/admin/accounts?search=Merchant&order=oldest');
  await chip('Clear all').click();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts');
});

test("begins the list of accounts in the upper half of a phone's screen", async () => {
  await page.viewport(390, 844);
  openApp('/admin/accounts', { answers: [listed()] });
  await expect.element(chip('Order')).toBeVisible();
  await expect.element(page.getByText('Merchant 15')).toBeInTheDocument();
  expect(page.getByRole('table').element().getBoundingClientRect().top).toBeLessThan(280);
});

test('shows all accounts for an address with an unknown status and order', async () => {
  const asked: string[] = [];
  openApp('/admin/accounts?status=closed&order=size', { answers: [listed(asked)] });
  await expect.element(page.getByText('Merchant 15')).toBeVisible();
  expect(asked).toEqual(['offset=0&limit=15']);
});

test('shows the empty list when no account has the chosen status', async () => {
  const none = answer(listAccounts, { accounts: [], totalCount: 0 });
  openApp('/admin/accounts?status=pending', { answers: [none] });
  await expect.element(page.getByText('No account has this status.')).toBeVisible();
});

test('offers to show all accounts when a search finds nothing', async () => {
  openApp('/admin/accounts?search=bikes', { answers: [listed(), noPrograms] });
  await expect.element(page.getByText('No accounts found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect.element(page.getByText('Merchant 15')).toBeVisible();
  await expect.element(chip('Search')).toBeVisible();
  await expect.element(chip(/^Remove/)).not.toBeInTheDocument();
});

test('shows the empty list when the platform has no accounts', async () => {
  openApp('/admin/accounts', { answers: [answer(listAccounts, { accounts: [], totalCount: 0 })] });
  await expect.element(page.getByText('No accounts yet')).toBeVisible();
  await expect
    .element(page.getByRole('cell').getByRole('link', { name: 'Create account' }))
    .toHaveAttribute('href', '/admin/accounts/create');
});

test('loads the accounts again after a failure', async () => {
  const { answerAlso } = openApp('/admin/accounts', { answers: [refuse(listAccounts, 'forbidden')] });
  await expect.element(page.getByText('Failed to fetch accounts. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('req_0123456789abcdef')).toBeVisible();
  answerAlso(listed());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Merchant 15')).toBeVisible();
});
