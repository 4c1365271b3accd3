import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtApps, type BuiltApps } from '../../test/built-apps.ts';
import { get, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let built: BuiltApps;
let platform: TestPlatform;
let otherProcess: TestPlatform;

const environment = {
  WEB_BASE_URL: 'https://pay.example.com',
  TOKENIZATION_BASE_URL: 'https://forms.example.com',
  ADMIN_BASE_URL: 'https://admin.example.com',
};

beforeAll(async () => {
  built = await builtApps();
  platform = await startTestPlatform({ folders: built.folders, environment });
  otherProcess = await startTestPlatform({ folders: built.folders, environment });
});
afterAll(async () => {
  await platform.close();
  await otherProcess.close();
  await built.remove();
});

/** Returns the address that arrives through a proxy that replaces Host with its upstream's name. */
const behindProxy = (location: string | null, upstream: string): string => {
  const url = new URL(location ?? '');
  return `http://${upstream}${url.pathname}${url.search}`;
};

test.each([
  ['GET', '/'],
  ['GET', '/overview?page=2'],
  ['HEAD', '/login'],
  ['GET', '/admin/accounts'],
  ['GET', '/docs'],
])(
  'responds with a page, not another redirect, to a %s of %s that returns from the redirect',
  async (method, path) => {
    const first = await send(platform.web, method, `http://tillbook_upstream${path}`);
    expect(first.status).toBe(307);
    const again = behindProxy(first.headers.get('location'), 'tillbook_upstream');
    const page = await send(otherProcess.web, method, again);
    expect([page.status, page.headers.get('location')]).toEqual([508, null]);
    if (method === 'HEAD') return;
    for (const part of ['tillbook_upstream', 'proxy_set_header Host $host', 'TRUST_PROXY']) {
      expect(page.text).toContain(part);
    }
  },
);

test('redirects a visit under another host name to the public address without a mark, each time', async () => {
  for (const _ of ['first', 'second']) {
    const away = await get(platform.web, 'http://10.0.0.8/overview?page=2&q=a%20b');
    expect(away.status).toBe(307);
    const marked = await get(platform.web, away.headers.get('location') ?? '');
    expect([marked.status, marked.headers.get('location')]).toEqual([
      307,
      'https://pay.example.com/overview?page=2&q=a%20b',
    ]);
  }
});

test("does not loop for an admin address whose proxy sends the web origin's name", async () => {
  const first = await get(platform.web, 'http://pay.example.com/admin/accounts');
  const location = first.headers.get('location');
  expect(location).toMatch(/^https:\/\/admin\.example\.com\/admin\/accounts\?/);
  expect((await get(platform.web, behindProxy(location, 'pay.example.com'))).status).toBe(508);
  const clean = await get(platform.web, location ?? '');
  expect(clean.headers.get('location')).toBe('https://admin.example.com/admin/accounts');
});
