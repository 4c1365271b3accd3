import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtApps, policyOf, settingsIn, type BuiltApps } from '../../test/built-apps.ts';
import { get, post } from '../../test/requests.ts';
import { systemClock } from '../runtime/clock.ts';
import { identifierSource } from '../runtime/identifiers.ts';
import { type Log, silentLog } from '../runtime/log.ts';
import { readSettings } from '../runtime/settings.ts';
import { adminApp } from './admin-app.ts';

const admin = 'https://admin.example.com';

let built: BuiltApps;
beforeAll(async () => {
  built = await builtApps();
});
afterAll(() => built.remove());

const served = (environment: Record<string, string> = {}, log: Log = silentLog) => {
  const read = readSettings({
    WEB_BASE_URL: 'https://pay.example.com',
    TOKENIZATION_BASE_URL: 'https://forms.example.com',
    ADMIN_BASE_URL: admin,
    ...environment,
  });
  if (!read.ok) throw new Error(read.message);
  const server = {
    settings: read.settings,
    newIdentifier: identifierSource(systemClock),
    log,
    clock: systemClock,
  };
  return adminApp(server, built.folders.admin);
};

test("serves the admin app by itself, with the platform's address", async () => {
  const page = await get(served(), `${admin}/admin/accounts?page=2`, { headers: { accept: 'text/html' } });
  expect([page.status, page.text.includes('<title>admin</title>')]).toEqual([200, true]);
  expect(settingsIn(page.text)).toMatchObject({
    apiBaseUrl: 'https://pay.example.com/api',
    webBaseUrl: 'https://pay.example.com',
    adminBaseUrl: `${admin}/admin`,
  });
  expect(policyOf(page.headers)).toMatchObject({
    'connect-src': "'self' https://pay.example.com",
    'frame-ancestors': "'none'",
  });
  const script = await get(served(), `${admin}/admin/assets/admin-1a2b3c4d.js`);
  expect([script.status, script.text]).toEqual([200, 'console.log("admin");']);
  expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  expect(script.headers.get('strict-transport-security')).toContain('includeSubDomains');
});

test('redirects every other address into the admin app, and accepts no writes', async () => {
  for (const path of ['/', '/overview', '/api/accounts', '/admin']) {
    const response = await get(served(), `${admin}${path}`);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 307, '/admin/']);
  }
  expect((await post(served(), `${admin}/admin/accounts`, {})).status).toBe(405);
});

test("redirects other host names to the admin app's name, and responds to a probe under any host name", async () => {
  const response = await get(served(), 'http://127.0.0.1:4314/admin/audit?page=2');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    `${admin}/admin/audit?page=2&redirected_from=127.0.0.1%3A4314`,
  ]);
  const probe = await get(served(), 'http://127.0.0.1:4314/health');
  expect([probe.status, probe.body]).toEqual([200, { status: 'ok' }]);
});

test('uses the host name that a trusted proxy forwards', async () => {
  const app = served({ TRUST_PROXY: 'on' });
  const headers = { 'x-forwarded-host': 'admin.example.com' };
  const page = await get(app, 'http://10.0.0.7:4314/admin/accounts', { headers });
  expect(page.status).toBe(200);
});

test("responds with a page, and logs one line, if a request returns from the admin app's own redirect", async () => {
  const events: [string, string][] = [];
  const app = served({}, (event, fields) => events.push([event, JSON.stringify(fields)]));
  const first = await get(app, 'http://upstream/admin/audit');
  const { search } = new URL(first.headers.get('location') ?? '');
  expect((await get(app, `http://upstream/admin/audit${search}`)).status).toBe(508);
  expect(events.map(([event]) => event)).toEqual(['host_replaced']);
  for (const part of ['"upstream"', 'proxy_set_header Host $host', 'TRUST_PROXY']) {
    expect(events[0]?.[1]).toContain(part);
  }
  const clean = await get(app, first.headers.get('location') ?? '');
  expect(clean.headers.get('location')).toBe(`${admin}/admin/audit`);
});
