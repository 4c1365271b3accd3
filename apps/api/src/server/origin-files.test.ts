import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtApps, policyOf, type BuiltApps } from '../../test/built-apps.ts';
import { get } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { systemClock } from '../runtime/clock.ts';
import { identifierSource } from '../runtime/identifiers.ts';
import { silentLog } from '../runtime/log.ts';
import { readSettings } from '../runtime/settings.ts';
import { adminApp } from './admin-app.ts';

let built: BuiltApps;
let testPlatform: TestPlatform;
/** The admin app on its own host, served by the platform's process. */
let apart: TestPlatform;

const admin = 'http://admin.localhost:4310';

beforeAll(async () => {
  built = await builtApps();
  testPlatform = await startTestPlatform({
    folders: built.folders,
    environment: { BRAND_NAME: 'Corner "Till"' },
  });
  apart = await startTestPlatform({ folders: built.folders, environment: { ADMIN_BASE_URL: admin } });
});
afterAll(async () => {
  await testPlatform.close();
  await apart.close();
  await built.remove();
});

const adminAlone = (environment: Readonly<Record<string, string>> = {}) => {
  const read = readSettings({ ADMIN_BASE_URL: admin, ...environment });
  if (!read.ok) throw new Error(read.message);
  const newIdentifier = identifierSource(systemClock);
  return adminApp(
    { settings: read.settings, log: silentLog, clock: systemClock, newIdentifier },
    built.folders.admin,
  );
};

const html = { headers: { accept: 'text/html' } };

describe('robots.txt', () => {
  test('lets search engines read the pages that need no account', async () => {
    const response = await get(testPlatform.web, '/robots.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=UTF-8',
    ]);
    expect(response.text).toBe(
      'User-agent: *\nAllow: /$\nAllow: /login\nAllow: /terms\nAllow: /privacy\nAllow: /docs\nAllow: /assets/\nDisallow: /\n',
    );
  });

  test('lets search engines read no page of an admin origin', async () => {
    for (const app of [apart.web, adminAlone()]) {
      expect((await get(app, `${admin}/robots.txt`)).text).toBe('User-agent: *\nDisallow: /\n');
    }
  });
});

const securityFields = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );

describe('security.txt', () => {
  test("names a contact, the file's address, and an expiration half a year away in security.txt", async () => {
    const response = await get(testPlatform.web, '/.well-known/security.txt');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=UTF-8',
    ]);
    expect(securityFields(response.text)).toEqual({
      Contact: 'mailto:security@localhost',
      Expires: '2026-08-29T00:00:00.000Z',
      'Preferred-Languages': 'en',
      Canonical: 'http://localhost:4310/.well-known/security.txt',
    });
    expect(testPlatform.clock.now().toISOString()).toBe('2026-03-02T15:00:00.000Z');
  });

  test("names the configured contact in security.txt, and an admin origin's own address", async () => {
    const contact = 'https://example.com/report';
    const { text } = await get(
      adminAlone({ SECURITY_CONTACT: contact }),
      `${admin}/.well-known/security.txt`,
    );
    expect(securityFields(text)).toMatchObject({
      Contact: contact,
      Canonical: `${admin}/.well-known/security.txt`,
    });
    const beside = await get(apart.web, `${admin}/.well-known/security.txt`);
    expect(securityFields(beside.text)['Canonical']).toBe(`${admin}/.well-known/security.txt`);
  });

  test.each(['security@example.com', 'mailto:', 'mailto:a b@example.com', 'javascript:alert(1)'])(
    'rejects the security contact %s at the start',
    (contact) => {
      expect(readSettings({ SECURITY_CONTACT: contact })).toMatchObject({ ok: false });
    },
  );
});

describe('a password manager', () => {
  test('redirects a password manager to the settings, also from an admin origin', async () => {
    const merchant = await get(testPlatform.web, '/.well-known/change-password');
    expect([merchant.status, merchant.headers.get('location')]).toEqual([302, '/settings']);
    for (const app of [apart.web, adminAlone()]) {
      const response = await get(app, `${admin}/.well-known/change-password`);
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        'http://localhost:4310/settings',
      ]);
    }
  });

  test('responds 404 to the test address of a password manager', async () => {
    const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await get(testPlatform.web, path, html)).status).toBe(404);
    expect((await get(adminAlone(), `${admin}${path}`, html)).status).toBe(404);
  });
});

const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) }),
  ),
});

const pictureFile = (src: string): Buffer => {
  const path = src.startsWith('/admin/')
    ? `admin/public${src.slice('/admin'.length)}`
    : `merchant/public${src}`;
  return readFileSync(resolve(import.meta.dirname, '../../..', path));
};

/** Returns a picture's sizes: a PNG's width and height follow its signature, and an SVG has any size. */
const sizesIn = (picture: Buffer, type: string): string => {
  if (type === 'image/png') return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  return picture.toString('utf8').startsWith('<svg') ? 'any' : 'nothing';
};

describe('the web manifest', () => {
  test.each([
    ['/manifest.webmanifest', '/', 'Corner "Till"'],
    ['/admin/manifest.webmanifest', '/admin/', 'Corner "Till" Admin'],
  ])('installs the app from %s at %s under the brand', async (path, base, name) => {
    const response = await get(testPlatform.web, path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json',
    ]);
    const manifest = manifestSchema.parse(response.body);
    expect(manifest).toMatchObject({ id: base, name, start_url: base, scope: base });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of manifest.icons) {
      expect(src.startsWith(base)).toBe(true);
      expect([src, sizesIn(pictureFile(src), type)]).toEqual([src, sizes]);
    }
  });

  test('serves the web manifest on an admin origin, whose page may read it', async () => {
    for (const app of [apart.web, adminAlone()]) {
      const { body } = await get(app, `${admin}/admin/manifest.webmanifest`);
      expect(manifestSchema.parse(body).start_url).toBe('/admin/');
      const page = await get(app, `${admin}/admin/`, html);
      expect(policyOf(page.headers)['manifest-src']).toBe("'self'");
    }
  });

  test('links the web manifest in the pages of both apps, with a color for each theme', () => {
    for (const [name, address] of [
      ['merchant', '/manifest.webmanifest'],
      ['admin', '/admin/manifest.webmanifest'],
    ]) {
      const page = readFileSync(resolve(import.meta.dirname, `../../../${name}/index.html`), 'utf8');
      expect(page).toContain(`<link rel="manifest" href="${address}"`);
      expect(page.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
        '<meta name="theme-color" content="#f7f6f3" media="(prefers-color-scheme: light)" />',
        '<meta name="theme-color" content="#0e0f11" media="(prefers-color-scheme: dark)" />',
      ]);
    }
  });
});
