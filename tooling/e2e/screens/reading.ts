import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Screen } from './screen.ts';

/** A text as a person sees it; a phone and a desktop may hold it twice, one of them hidden. */
export const seen = (page: Page, text: string | RegExp): Locator =>
  page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first();

/** Waits until the screen stands there with its one heading and its document title. */
export const expectScreen = async (page: Page, { heading, documentTitle }: Screen): Promise<void> => {
  const headings = page.getByRole('heading', { level: 1 });
  await expect.poll(() => headings.allInnerTexts()).toEqual([expect.stringMatching(heading)]);
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${documentTitle}.* · `));
};

/** Waits until nothing on the screen is being loaded any more. */
export const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
