import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForeignServer } from '../browser/foreign-server.ts';
import { visits } from '../journeys/visits.ts';

const { webUrl, tokenizationUrl, visit } = visits();

const framed = [
  '/login',
  '/overview',
  '/admin/accounts',
  '/docs',
  '/api/health',
  '/nowhere',
  `${tokenizationUrl}/card-form?accountId=acc_1&ownerType=buyer`,
  `${tokenizationUrl}/bank-form?accountId=acc_1`,
].map((address) => new URL(address, webUrl).href);

let site: Awaited<ReturnType<typeof startForeignServer>>;

beforeAll(async () => {
  site = await startForeignServer(({ pathname }) => {
    const frames = [...framed, '/drawn'].map((address) => `<iframe src="${address}"></iframe>`);
    return `<!doctype html>${pathname === '/frames' ? frames.join('') : ''}`;
  });
});
afterAll(() => site.close());

const framesOf = (page: Page): readonly string[] => page.frames().map((frame) => frame.url());

// A different host, and a different port on the same host.
test.each(['127.0.0.1', 'localhost'])(
  'blocks framing of every page, form, and response by a foreign page on %s',
  { meta: { shows: ['threat:5.7', 'asvs:V3.4.6'] } },
  async (host) => {
    const { page, expectComplaint } = await visit();
    for (const origin of [webUrl, tokenizationUrl]) {
      expectComplaint({
        log: `Framing '${origin}/' violates the following Content Security Policy directive`,
      });
    }
    const stranger = site.origin.replace('127.0.0.1', host);
    await page.goto(`${stranger}/frames`);
    const refused = framed.map(() => 'chrome-error://chromewebdata/');
    // The foreign site's own page allows framing and is rendered.
    await expect.poll(() => framesOf(page)).toEqual([`${stranger}/frames`, ...refused, `${stranger}/drawn`]);
  },
);

test(
  'gives a foreign page no reference to the product window that it opens',
  { meta: { shows: ['threat:5.7'] } },
  async () => {
    const { page } = await visit();
    await page.goto(site.origin);
    const opening = page.waitForEvent('popup');
    const opened = await page.evaluateHandle((address) => window.open(address), `${webUrl}/login`);
    const popup = await opening;
    await popup.getByLabel('Email').waitFor();
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await expect.poll(() => opened.evaluate((held) => held?.closed)).toBe(true);
  },
);
