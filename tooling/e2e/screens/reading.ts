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

/** Waits until nothing on the screen is loading. */
export const settled = (page: Page): Promise<void> =>
  page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 60_000 });

/** The rows of a table. The heading of a day is a row without cells, and not among them. */
export const rowsIn = (table: Locator): Locator =>
  table
    .locator('tbody')
    .getByRole('row')
    .filter({ has: table.page().getByRole('cell') });

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
