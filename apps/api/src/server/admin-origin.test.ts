import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtApps, settingsIn, type BuiltApps } from '../../test/built-apps.ts';
import { get, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { readSettings } from '../runtime/settings.ts';

let built: BuiltApps;
let testPlatform: TestPlatform;

const admin = 'http://admin.localhost:4310';

beforeAll(async () => {
  built = await builtApps();
  testPlatform = await startTestPlatform({
    folders: built.folders,
    environment: { ADMIN_BASE_URL: `${admin}/admin/` },
  });
});
afterAll(async () => {
  await testPlatform.close();
  await built.remove();
});

const preflight = (origin: string) =>
  send(testPlatform.web, 'OPTIONS', 'http://localhost:4310/api/identity/login', {
    headers: { origin, 'access-control-request-method': 'POST' },
  });

test.each([
  ['http://localhost:4310', true],
  [admin, true],
  ['http://admin.localhost:4311', false],
  ['https://admin.localhost:4310', false],
  ['http://evil.localhost:4310', false],
  ['null', false],
])('permits a page of %s to call the API: %s', async (origin, isAllowed) => {
  const response = await preflight(origin);
  expect(response.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test('serves the admin app and nothing else on a separate admin host', async () => {
  const page = await get(testPlatform.web, `${admin}/admin/accounts`, { headers: { accept: 'text/html' } });
  expect([page.status, page.text.includes('<title>admin</title>')]).toEqual([200, true]);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:4310");
  for (const path of ['/', '/overview', '/docs', '/api/accounts', '/card-form']) {
    const response = await get(testPlatform.web, `${admin}${path}`);
    expect([response.status, response.headers.get('location')]).toEqual([307, `${admin}/admin/`]);
  }
});

test('redirects the admin paths of the web origin to the separate admin host', async () => {
  const response = await get(testPlatform.web, 'http://localhost:4310/admin/accounts?page=2');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    `${admin}/admin/accounts?page=2&redirected_from=localhost%3A4310`,
  ]);
  const page = await get(testPlatform.web, 'http://localhost:4310/', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
});

test('treats another port of the same name as a separate origin', async () => {
  const other = await startTestPlatform({
    folders: built.folders,
    environment: { ADMIN_BASE_URL: 'http://localhost:4314' },
  });
  try {
    const led = await get(other.web, 'http://localhost:4310/admin/accounts?page=2');
    expect([led.status, led.headers.get('location')]).toEqual([
      307,
      'http://localhost:4314/admin/accounts?page=2&redirected_from=localhost%3A4310',
    ]);
    const page = await get(other.web, 'http://localhost:4314/admin/accounts');
    expect([page.status, page.text.includes('<title>admin</title>')]).toEqual([200, true]);
    const beside = await get(other.web, 'http://localhost:4314/overview');
    expect([beside.status, beside.headers.get('location')]).toEqual([307, 'http://localhost:4314/admin/']);
  } finally {
    await other.close();
  }
});

test('redirects every other host name to the public address', async () => {
  const response = await get(testPlatform.web, 'http://127.0.0.1:4310/admin/accounts');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    'http://localhost:4310/admin/accounts?redirected_from=127.0.0.1%3A4310',
  ]);
});

test('gives both apps the web address and the admin address', async () => {
  for (const path of ['http://localhost:4310/', `${admin}/admin/`]) {
    const { text } = await get(testPlatform.web, path, { headers: { accept: 'text/html' } });
    expect(settingsIn(text)).toMatchObject({
      webBaseUrl: 'http://localhost:4310',
      adminBaseUrl: `${admin}/admin`,
    });
  }
});

test('serves the admin app below the web origin by default', () => {
  const read = readSettings({
    WEB_BASE_URL: 'https://pay.example.com',
    TOKENIZATION_BASE_URL: 'https://forms.example.com',
  });
  expect(read).toMatchObject({ ok: true, settings: { adminBaseUrl: 'https://pay.example.com/admin' } });
  expect(readSettings({ ADMIN_BASE_URL: 'admin.example.com' })).toMatchObject({ ok: false });
});

test('adds /admin to an admin address without a path, and refuses any other path', () => {
  const read = readSettings({ ADMIN_BASE_URL: 'https://admin.example.com' });
  expect(read).toMatchObject({ ok: true, settings: { adminBaseUrl: 'https://admin.example.com/admin' } });
  expect(readSettings({ ADMIN_BASE_URL: 'https://example.com/office' })).toMatchObject({
    ok: false,
    message:
      'ADMIN_BASE_URL is "https://example.com/office". Enter an address with the path /admin, or without a path.',
  });
});
