import type { Page } from 'playwright';
import { showExampleTeam } from './example-team.ts';
import { settled } from './reading.ts';

type Open = (page: Page) => Promise<void>;

const panelOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu')).first();

export const openByButton =
  (label: string | RegExp): Open =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name: label }).first().click();
    await panelOf(page).waitFor();
  };

/** Previews the first row, or the first with a text. */
export const openPreview =
  (text: string | RegExp = ''): Open =>
  async (page) => {
    const row = page.locator('tbody tr').filter({ hasText: text }).first();
    await row.locator('a[data-row-link]').hover({ force: true });
    await row.getByRole('button', { name: /^Preview / }).click();
    await panelOf(page).waitFor();
  };

export const openSearch =
  (text: string, found: RegExp): Open =>
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('listbox', { name: 'Search' }).getByRole('option').first().waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    await page.getByText(found).first().waitFor();
  };

/** Opens the palette first, because single keys load with it, after the screen. */
export const openShortcuts: Open = async (page) => {
  await openSearch('', /./)(page);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
};

/** Filters the list first, because the view without filters exists already. */
export const openSaveView: Open = async (page) => {
  await page.goto(`${page.url()}?text=latte`);
  await settled(page);
  await openByButton('Views')(page);
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog', { name: 'Save this view' }).waitFor();
};

export const openOnTeam =
  (label: RegExp): Open =>
  async (page) => {
    await showExampleTeam(page);
    await openByButton(label)(page);
  };

/** Changes the profile and leaves it, which asks first. */
export const openLeaving: Open = async (page) => {
  await page.getByLabel('Doing business as').fill('Harbor Coffee');
  await page.getByRole('navigation').getByRole('link', { name: 'Payments', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).waitFor();
};
