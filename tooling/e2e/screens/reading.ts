import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Screen } from './screen.ts';

/** Finds a visible text, which may be in the page twice: for phones and for desktops. */
export const seen = (page: Page, text: string | RegExp): Locator =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first();

export const expectScreen = async (page: Page, { heading, documentTitle }: Screen): Promise<void> => {
  const headings = page.getByRole('heading', { level: 1 });
  await expect.poll(() => headings.allInnerTexts()).toEqual([expect.stringMatching(heading)]);
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${documentTitle}.* · `));
};

/**
 * Finds a screen's heading. Wait for it after navigation before using anything that both screens have: the
 * address changes before the old screen is replaced.
 */
export const screenHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Waits until a screen is rendered, even below a dialog, and nothing on it is loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });
};

/** Waits until a dialog has the focus; only then do keys and outside clicks close it. */
export const focusIsIn = (dialog: Locator): Promise<void> =>
  dialog
    .locator(':focus')
    .or(dialog.and(dialog.page().locator(':focus')))
    .first()
    .waitFor();

/** Finds a table's rows. The heading of a day is inside the day's first row. */
export const rowsIn = (table: Locator): Locator => table.locator('tbody').getByRole('row');

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
