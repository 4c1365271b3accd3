import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { openFigures } from '../database/read-figures.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { openWatchedPage, type WatchedPage } from '../browser/watched-page.ts';

type Figures = Awaited<ReturnType<typeof openFigures>>;

/**
 * What every journey has: a browser for the file, a fresh profile for each test, the books beside the product. A test
 * whose page complained on the console fails, whatever else it saw.
 */
export const journey = (options: BrowserContextOptions = {}) => {
  let browser: Browser;
  let watched: WatchedPage;
  let figures: Figures;

  beforeAll(async () => {
    browser = await openBrowser();
    figures = await openFigures(inject('databaseUrl'));
  });
  afterAll(async () => {
    await browser.close();
    await figures.close();
  });
  beforeEach(async () => {
    watched = await openWatchedPage(browser, options);
  });
  afterEach(async () => {
    const complaints = watched.complaints();
    await watched.close();
    expect(complaints.join('\n')).toBe('');
  });

  return {
    webUrl: inject('webUrl'),
    tokenizationUrl: inject('tokenizationUrl'),
    page: () => watched.page,
    expectComplaint: (text: string) => watched.expectComplaint(text),
    figures: () => figures,
  };
};
