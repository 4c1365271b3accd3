import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, sharedBrowser } from '../browser/shared-browser.ts';
import { startForeignServer } from '../browser/foreign-server.ts';
import { allPayloads, elsewhere, payloads, type Sink } from './script-payloads.ts';
import { watchScripts } from './watch-scripts.ts';

// Proves that the payloads are dangerous: each runs if it is written without escaping on a page without a
// policy.

const carelessly: Readonly<Record<Sink, (text: string) => string>> = {
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
let page: Page;
let seen: () => readonly string[];

beforeAll(async () => {
  site = await startForeignServer(({ searchParams }) => {
    const sink = Object.entries(carelessly).find(([name]) => name === searchParams.get('sink'));
    return `<!doctype html><meta charset=utf-8>${sink?.[1](searchParams.get('text') ?? '') ?? ''}`;
  });
  const context = await (await sharedBrowser()).newContext();
  await context.route(`http://${elsewhere}/**`, (route) => route.abort());
  page = await context.newPage();
  seen = await watchScripts(context, [site.origin]);
});
afterAll(async () => {
  await closeProfiles();
  await site.close();
});

const open = async (sink: Sink, text: string): Promise<void> => {
  await page.goto(`${site.origin}/?${new URLSearchParams({ sink, text }).toString()}`);
  if (sink === 'address') await page.getByRole('link').click();
};

test.each(
  payloads.map((payload, number) => ({ ...payload, number })).filter(({ sink }) => sink !== 'nowhere'),
)('runs a payload that is not escaped: $name', async ({ number, sink, text }) => {
  await open(sink, text);
  await expect.poll(seen).toContain(`payload ${number} ran`);
});

test(
  'runs the first payload when the text of all payloads is used as a URL',
  { meta: { shows: ['threat:5.6', 'asvs:V1.2.3', 'asvs:V1.3.7', 'asvs:V3.2.2'] } },
  async () => {
    const before = seen().length;
    await open('address', allPayloads);
    await expect.poll(() => seen().slice(before)).toEqual(['payload 0 ran']);
  },
);

test('requests another host through a text that contains all payloads', async () => {
  await open('nowhere', allPayloads);
  await expect.poll(seen).toContain(`request: http://${elsewhere}/a`);
});
