import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtApps, settingsIn, type BuiltApps } from '../../test/built-apps.ts';
import { get, send } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { readSettings } from '../settings.ts';

let built: BuiltApps;
let here: TestPlatform;

const admin = 'http://admin.localhost:4310';

beforeAll(async () => {
  built = await builtApps();
  here = await testPlatform({
    folders: built.folders,
    environment: { ADMIN_BASE_URL: `${admin}/admin/` },
  });
});
afterAll(async () => {
  await here.close();
  await built.remove();
});

const preflight = (origin: string) =>
  send(here.web, 'OPTIONS', 'http://localhost:4310/api/identity/login', {
    headers: { origin, 'access-control-request-method': 'POST' },
  });

test.each([
  ['http://localhost:4310', true],
  [admin, true],
  ['http://admin.localhost:4311', false],
  ['https://admin.localhost:4310', false],
  ['http://evil.localhost:4310', false],
  ['null', false],
])('a page of %s may call the API: %s', async (origin, isAllowed) => {
  const answer = await preflight(origin);
  expect(answer.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

test('on a host of its own the admin app is served, and nothing beside it', async () => {
  const page = await get(here.web, `${admin}/admin/accounts`, { headers: { accept: 'text/html' } });
  expect([page.status, page.text.includes('<title>admin</title>')]).toEqual([200, true]);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:4310");
  for (const path of ['/', '/overview', '/docs', '/api/accounts', '/card-form']) {
    const answer = await get(here.web, `${admin}${path}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `${admin}/admin/`]);
  }
});

test('the web origin leads there and serves no admin app beside it', async () => {
  const answer = await get(here.web, 'http://localhost:4310/admin/accounts?page=2');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `${admin}/admin/accounts?page=2`]);
  const page = await get(here.web, 'http://localhost:4310/', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
});

test('a port of the same name is an origin of its own as well', async () => {
  const other = await testPlatform({
    folders: built.folders,
    environment: { ADMIN_BASE_URL: 'http://localhost:4314' },
  });
  try {
    const led = await get(other.web, 'http://localhost:4310/admin/accounts?page=2');
    expect([led.status, led.headers.get('location')]).toEqual([
      307,
      'http://localhost:4314/admin/accounts?page=2',
    ]);
    const page = await get(other.web, 'http://localhost:4314/admin/accounts');
    expect([page.status, page.text.includes('<title>admin</title>')]).toEqual([200, true]);
    const beside = await get(other.web, 'http://localhost:4314/overview');
    expect([beside.status, beside.headers.get('location')]).toEqual([307, 'http://localhost:4314/admin/']);
  } finally {
    await other.close();
  }
});

test('every other host still leads to the public address', async () => {
  const answer = await get(here.web, 'http://127.0.0.1:4310/admin/accounts');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    'http://localhost:4310/admin/accounts',
  ]);
});

test('both apps know both addresses', async () => {
  for (const path of ['http://localhost:4310/', `${admin}/admin/`]) {
    const { text } = await get(here.web, path, { headers: { accept: 'text/html' } });
    expect(settingsIn(text)).toMatchObject({
      webBaseUrl: 'http://localhost:4310',
      adminBaseUrl: `${admin}/admin`,
    });
  }
});

test('without a setting the admin app lies below the web origin', () => {
  const read = readSettings({ WEB_BASE_URL: 'https://pay.example.com' });
  expect(read).toMatchObject({ ok: true, settings: { adminBaseUrl: 'https://pay.example.com/admin' } });
  expect(readSettings({ ADMIN_BASE_URL: 'admin.example.com' })).toMatchObject({ ok: false });
});

test('the path of the admin app need not be given, and is no other', () => {
  const read = readSettings({ ADMIN_BASE_URL: 'https://admin.example.com' });
  expect(read).toMatchObject({ ok: true, settings: { adminBaseUrl: 'https://admin.example.com/admin' } });
  expect(readSettings({ ADMIN_BASE_URL: 'https://example.com/office' })).toMatchObject({
    ok: false,
    message: 'ADMIN_BASE_URL is "https://example.com/office". Give an address whose path is /admin, or none.',
  });
});
