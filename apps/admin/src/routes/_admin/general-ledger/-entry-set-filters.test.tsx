import { listEntrySets, listGeneralLedgerAccounts } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { controlAccounts, postedSet } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = '/admin/general-ledger';

/** Returns full pages and a capped count, except for a search of "nothing". */
const open = (path = address) => {
  const asked: string[] = [];
  const app = openApp(path, {
    answers: [
      answer(listGeneralLedgerAccounts, { accounts: controlAccounts }),
      answer(listEntrySets, ({ query }: Sent) => {
        asked.push(String(query));
        return query.get('text') === 'nothing'
          ? { data: [], totalCount: 0 }
          : { data: [postedSet], totalCount: 1000, totalCountCapped: true };
      }),
    ],
  });
  return { ...app, asked, at: () => expect.poll(() => app.router.state.location.publicHref) };
};

const search = page.getByRole('searchbox', { name: 'Search' });
const chip = (name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const done = () => page.getByRole('button', { name: 'Done' }).click();

test('stores each filter in the address, sends it to the server, and starts at the first page', async () => {
  const { at, asked } = open(`${address}?page=3`);
  await chip('Status').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Posted');
  await at().toBe(`${address}?status=Posted`);
  await done();
  await chip('Account').click();
  await page.getByRole('combobox', { name: 'Account' }).fill('2010');
  await userEvent.keyboard('{Enter}');
  await at().toBe(`${address}?status=Posted&account=gla_2010`);
  await done();
  await expect.element(chip(/^Account: 2010/)).toBeVisible();
  await chip('Date').click();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01');
  await at().toBe(`${address}?status=Posted&account=gla_2010&from=2026-11-01`);
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-11-30');
  await at().toBe(`${address}?status=Posted&account=gla_2010&from=2026-11-01&until=2026-11-30`);
  await expect
    .poll(() => asked.at(-1))
    .toBe(`status=Posted&accountId=gla_2010&from=2026-11-01&until=2026-12-01&offset=0&limit=15`);
});

test('returns to the previous filter on Back, and updates the fields', async () => {
  const { router, at } = open(`${address}?page=2`);
  await chip('Status').click();
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Draft');
  await done();
  await chip('Search').click();
  await search.fill('ren');
  await at().toBe(`${address}?status=Draft&text=ren`);
  await search.fill('rent');
  await at().toBe(`${address}?status=Draft&text=rent`);
  router.history.back();
  await at().toBe(`${address}?status=Draft`);
  await expect.element(search).toHaveValue('');
  await done();
  router.history.back();
  await at().toBe(`${address}?page=2`);
  await expect.element(chip('Status: Draft')).not.toBeInTheDocument();
});

test('shows the filters of an address and a capped count, and clears all filters at the same time', async () => {
  const { at } = open(`${address}?status=Posted&account=gla_1010&from=2026-11-01&text=0012`);
  for (const name of [
    'Search: 0012',
    'Status: Posted',
    'Account: 1010 Operating bank',
    'Date: since Nov 1, 2026',
  ]) {
    await expect.element(chip(name)).toBeVisible();
  }
  await expect.element(page.getByText('1–15 of 1,000+').first()).toBeVisible();
  await expect.poll(() => page.getByText('1–15 of 1,000+').elements()).toHaveLength(2);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await at().toBe(address);
  await expect.element(chip('Search: 0012')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('names the filter when nothing matches', async () => {
  const { at } = open(`${address}?status=Draft&text=nothing&until=2026-11-30`);
  await expect.element(page.getByText('No entry sets found')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'There are no entry sets with the status Draft, dated on or before Nov 30, 2026, and with “nothing” in it.',
      ),
    )
    .toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await at().toBe(address);
});

test('ignores a half-typed date, and reports an error on blur', async () => {
  const { at, asked } = open();
  await chip('Date').click();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11');
  await expect.element(page.getByText('Enter a date as YYYY-MM-DD.')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'To', exact: true }).click();
  await expect.element(page.getByText('Enter a date as YYYY-MM-DD.')).toBeVisible();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-30');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-11-01');
  await at().toBe(`${address}?from=2026-11-30&until=2026-11-01`);
  await expect.element(page.getByText('The end date is before the start date.')).toBeVisible();
  expect(asked.every((query) => !query.includes('2026-11&'))).toBe(true);
});

test('ignores invalid filter values in an address', async () => {
  const { asked } = open(`${address}?status=draft&account=&from=2026-02-30&until=yesterday&text=`);
  await expect.element(page.getByText('1–15 of 1,000+').first()).toBeVisible();
  expect(asked).toEqual(['offset=0&limit=15']);
});
