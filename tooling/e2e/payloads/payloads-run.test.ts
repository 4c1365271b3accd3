import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { joinBrowser } from '../browser/shared-browser.ts';
import { startForeignServer } from '../browser/foreign-server.ts';
import { allPayloads, elsewhere, payloads, type Place } from './script-payloads.ts';
import { watchScripts } from './watch-scripts.ts';

// What the product is shown to withstand has to be dangerous: here each payload is written without any care, in a page
// without any policy, and does what it is there for.

const carelessly: Readonly<Record<Place, (text: string) => string>> = {
  text: (text) => `<p>${text}</p>`,
  title: (text) => `<title>${text}</title>`,
  comment: (text) => `<!-- ${text} -->`,
  attribute: (text) => `<input value="${text}"><input value='${text}'>`,
  script: (text) => `<script>const kept = "${text}"</script>`,
  template: (text) => `<script>const kept = \`${text}\`</script>`,
  address: (text) => `<a href="${text.replaceAll('"', '&quot;')}">link</a>`,
  nowhere: (text) => text,
};

let site: Awaited<ReturnType<typeof startForeignServer>>;
let browser: Browser;
let page: Page;
let seen: () => readonly string[];

beforeAll(async () => {
  site = await startForeignServer(({ searchParams }) => {
    const place = Object.entries(carelessly).find(([name]) => name === searchParams.get('place'));
    return `<!doctype html><meta charset=utf-8>${place?.[1](searchParams.get('text') ?? '') ?? ''}`;
  });
  browser = await joinBrowser(inject('browserEndpoint'));
  const context = await browser.newContext();
  await context.route(`http://${elsewhere}/**`, (route) => route.abort());
  page = await context.newPage();
  seen = await watchScripts(context, [site.origin]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const open = async (place: Place, text: string): Promise<void> => {
  await page.goto(`${site.origin}/?${new URLSearchParams({ place, text }).toString()}`);
  if (place === 'address') await page.getByRole('link').click();
};

test.each(
  payloads.map((payload, number) => ({ ...payload, number })).filter(({ place }) => place !== 'nowhere'),
)('$name runs', async ({ number, place, text }) => {
  await open(place, text);
  await expect.poll(seen).toContain(`payload ${number} ran`);
});

test(
  'a text of all of them is an address that runs',
  { meta: { shows: ['threat:5.6', 'asvs:V1.2.3', 'asvs:V1.3.7', 'asvs:V3.2.2'] } },
  async () => {
    const before = seen().length;
    await open('address', allPayloads);
    await expect.poll(() => seen().slice(before)).toEqual(['payload 0 ran']);
  },
);

test('a text of all of them asks another host', async () => {
  await open('nowhere', allPayloads);
  await expect.poll(seen).toContain(`request: http://${elsewhere}/a`);
});
