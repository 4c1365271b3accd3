import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Screen } from './screen.ts';

/** A visible text; it may be in the page twice, for phones and desktops, one of them hidden. */
export const seen = (page: Page, text: string | RegExp): Locator =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first();

/** Waits until the screen is rendered with its one heading and its document title. */
export const expectScreen = async (page: Page, { heading, documentTitle }: Screen): Promise<void> => {
  const headings = page.getByRole('heading', { level: 1 });
  await expect.poll(() => headings.allInnerTexts()).toEqual([expect.stringMatching(heading)]);
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${documentTitle}.* · `));
};

/**
 * The heading of a screen. After a click, the address changes first, and the old screen still responds until the new
 * one is rendered: wait for its heading before using what both have.
 */
export const screenHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Waits until a screen is rendered, below its dialog if it has one, and nothing on it is loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });
};

/** Waits until a dialog has the focus: from then on, keys and presses outside of it close it. */
export const focusIsIn = (dialog: Locator): Promise<void> =>
  dialog
    .locator(':focus')
    .or(dialog.and(dialog.page().locator(':focus')))
    .first()
    .waitFor();

/** The rows of a table. The heading of a day is inside the first of its rows. */
export const rowsIn = (table: Locator): Locator => table.locator('tbody').getByRole('row');

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
