import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { settled } from '../screens/reading.ts';

/** Waits until the page says of nothing that it is being loaded and is waiting for no answer. */
export const quietPages = (context: BrowserContext): ((page: Page) => Promise<void>) => {
  let open = 0;
  context.on('request', () => (open += 1));
  context.on('requestfinished', () => (open -= 1));
  context.on('requestfailed', () => (open -= 1));
  return async (page) => {
    await expect.poll(() => open).toBe(0);
    await settled(page);
    // What an answer brought has been drawn by now, and what is drawn by script has run.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
    await expect.poll(() => open).toBe(0);
  };
};
