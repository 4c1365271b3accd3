import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { admin, merchant, signIn } from '../journeys/person.ts';
import { visits } from '../journeys/visits.ts';

const { webUrl, visit } = visits();

const apps = resolve(import.meta.dirname, '../../../apps');

const filesWithKy = (app: string, base: string): readonly string[] => {
  const modules: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(resolve(apps, app, 'dist/.vite/modules.json'), 'utf8'),
  );
  return Object.entries(modules)
    .filter(([, ids]) => ids.some((id) => id.endsWith('/node_modules/ky/distribution/core/Ky.js')))
    .map(([file]) => webUrl + base + file);
};

/** Maps each API call's path to the file whose function called `fetch`, from Chromium's trace. */
const traceSenders = async (page: Page): Promise<ReadonlyMap<string, string | undefined>> => {
  const senders = new Map<string, string | undefined>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) senders.set(pathname, initiator.stack?.callFrames[0]?.url);
  });
  return senders;
};

test.each([
  { app: 'merchant', base: '/', person: merchant, first: '/program-list', list: '/api/permissions/accounts' },
  {
    app: 'admin',
    base: '/admin/',
    person: admin,
    first: '/admin/accounts',
    list: '/api/accounts/list-accounts',
  },
])('sends the sign-in and later calls through ky in the built $app app', async (one) => {
  const [file, ...others] = filesWithKy(one.app, one.base);
  expect(others).toEqual([]);
  const { page } = await visit();
  const senders = await traceSenders(page);
  await signIn(page, webUrl, one.person);
  await page.goto(webUrl + one.first);
  await expect.poll(() => senders.has(one.list)).toBe(true);
  const signedInFrom = senders.get('/api/identity/login');
  // Both apps use the merchant app's sign-in.
  expect(filesWithKy('merchant', '/')).toContain(signedInFrom);
  expect(senders.get(one.list)).toBe(file);
});
