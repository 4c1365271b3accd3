import { getEntrySet, listAccounts, listEntrySets, listPrograms } from '@tillbook/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { accounts, postedSet } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

const someAccounts = answer(listAccounts, ({ query }: Sent) => {
  asked.push(query.get('search') ?? '');
  return { accounts: accounts(1), totalCount: 1 };
});
const someSets = answer(listEntrySets, ({ query }: Sent) => ({
  data: query.get('text') === 'owner' ? [postedSet] : [],
  totalCount: query.get('text') === 'owner' ? 1 : 0,
}));

const noPrograms = answer(listPrograms, { programs: [], totalCount: 0 });

const field = page.getByRole('combobox', { name: 'Search' });

test('finds accounts and entry sets for a text typed while the first screen loads, and opens the chosen entry set', async () => {
  const { router } = openApp('/admin/programs', {
    answers: [noPrograms, someAccounts, someSets, answer(getEntrySet, postedSet)],
  });
  await userEvent.keyboard('{Control>}k{/Control}owner');
  await expect.element(field).toHaveValue('owner');
  await expect
    .element(page.getByRole('group', { name: 'Accounts' }).getByRole('option'))
    .toHaveTextContent('Merchant 1acc_0000000000000001 · Active');
  const found = page.getByRole('group', { name: 'Entry sets' }).getByRole('option');
  await expect.element(found).toHaveTextContent('Owner pays inJE-1 · Nov 20, 2026 · Posted$100.00');
  expect(asked.at(-1)).toBe('owner');
  await found.click();
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/general-ledger/${postedSet.id}`);
});

test('finds screens and actions by name', async () => {
  const { router } = openApp('/admin/programs', { answers: [noPrograms, someAccounts, someSets] });
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect.element(page.getByRole('option', { name: 'Create account' })).toBeVisible();
  await userEvent.keyboard('acc{Enter}');
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts/create');
});

test('closes the search before it opens the chosen screen, a frame later', async () => {
  const { router } = openApp('/admin/programs', { answers: [noPrograms, someAccounts, someSets] });
  await page.getByRole('button', { name: 'Search' }).first().click();
  const option = page.getByRole('option', { name: 'Create account' });
  await expect.element(option).toBeVisible();
  option.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const addressByThen = await new Promise((resolve) =>
    requestAnimationFrame(() => resolve(router.latestLocation.publicHref)),
  );
  expect(addressByThen).toBe('/admin/programs');
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/accounts/create');
});

test('shows a message when the search fails or finds nothing', async () => {
  const { answerAlso } = openApp('/admin/programs', {
    answers: [noPrograms, refuse(listAccounts, 'internal'), someSets],
  });
  await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill('nobody');
  await expect.element(page.getByText('Search failed. Please try again.')).toBeVisible();
  answerAlso(answer(listAccounts, { accounts: [], totalCount: 0 }));
  await field.fill('nowhere');
  await expect.element(page.getByText(/^No results\. Try an account name/)).toBeVisible();
});
