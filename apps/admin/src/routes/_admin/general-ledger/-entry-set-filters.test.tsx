import { listEntrySets, listGeneralLedgerAccounts } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { controlAccounts, postedSet } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = '/admin/general-ledger';

/** Every page full of more than is counted, but for what has "nothing" in it. */
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

test('each filter stands in the address, narrows what is asked for, and begins at the first page', async () => {
  const { at, asked } = open(`${address}?page=3`);
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Posted');
  await at().toBe(`${address}?status=Posted`);
  await page.getByRole('combobox', { name: 'Account' }).fill('2010');
  await userEvent.keyboard('{Enter}');
  await at().toBe(`${address}?status=Posted&account=gla_2010`);
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01');
  await at().toBe(`${address}?status=Posted&account=gla_2010&from=2026-11-01`);
  await page.getByRole('textbox', { name: 'Until' }).fill('2026-11-30');
  await at().toBe(`${address}?status=Posted&account=gla_2010&from=2026-11-01&until=2026-11-30`);
  await expect
    .poll(() => asked.at(-1))
    .toBe(`status=Posted&accountId=gla_2010&from=2026-11-01&until=2026-12-01&offset=0&limit=15`);
});

test('Back leads from each filter to the one before, and the fields follow', async () => {
  const { router, at } = open(`${address}?page=2`);
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Draft');
  await search.fill('ren');
  await at().toBe(`${address}?status=Draft&text=ren`);
  await search.fill('rent');
  await at().toBe(`${address}?status=Draft&text=rent`);
  router.history.back();
  await at().toBe(`${address}?status=Draft`);
  await expect.element(search).toHaveValue('');
  router.history.back();
  await at().toBe(`${address}?page=2`);
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('an address with filters shows them, counts honestly, and clears them at once', async () => {
  const { at } = open(`${address}?status=Posted&account=gla_1010&from=2026-11-01&text=0012`);
  await expect.element(search).toHaveValue('0012');
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Posted');
  await expect.element(page.getByRole('combobox', { name: 'Account' })).toHaveValue('1010 Operating bank');
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveValue('2026-11-01');
  await expect.element(page.getByText('1–15 of 1,000+').first()).toBeVisible();
  expect(page.getByText('1–15 of 1,000+').elements()).toHaveLength(2);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await at().toBe(address);
  await expect.element(search).toHaveValue('');
  expect(page.getByRole('link', { name: 'Clear filters' }).query()).toBeNull();
});

test('what finds nothing says what it looked for', async () => {
  const { at } = open(`${address}?status=Draft&text=nothing&until=2026-11-30`);
  await expect.element(page.getByText('No entry set found')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'There is none with the status Draft, dated until Nov 30, 2026, and with “nothing” in it.',
      ),
    )
    .toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await at().toBe(address);
});

test('half a date is no filter, and said to be none once it is left', async () => {
  const { at, asked } = open();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11');
  expect(page.getByText('Give a date as YYYY-MM-DD.').query()).toBeNull();
  await search.click();
  await expect.element(page.getByText('Give a date as YYYY-MM-DD.')).toBeVisible();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-30');
  await page.getByRole('textbox', { name: 'Until' }).fill('2026-11-01');
  await at().toBe(`${address}?from=2026-11-30&until=2026-11-01`);
  await expect.element(page.getByText('The last day is before the first.')).toBeVisible();
  expect(asked.every((query) => !query.includes('2026-11&'))).toBe(true);
});

test('what an address says that is no filter counts for nothing', async () => {
  const { asked } = open(`${address}?status=draft&account=&from=2026-02-30&until=yesterday&text=`);
  await expect.element(page.getByText('1–15 of 1,000+').first()).toBeVisible();
  expect(asked).toEqual(['offset=0&limit=15']);
});
