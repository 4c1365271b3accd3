import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtApps, policyOf, type BuiltApps } from '../../test/built-apps.ts';
import { get } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { systemClock } from '../clock.ts';
import { identifierSource } from '../identifiers.ts';
import { silentLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { adminApp } from './admin-app.ts';

let built: BuiltApps;
let here: TestPlatform;
/** The admin app on a host of its own, beside the platform and in a process by itself. */
let apart: TestPlatform;

const admin = 'http://admin.localhost:4310';

beforeAll(async () => {
  built = await builtApps();
  here = await testPlatform({ folders: built.folders, environment: { BRAND_NAME: 'Corner "Till"' } });
  apart = await testPlatform({ folders: built.folders, environment: { ADMIN_BASE_URL: admin } });
});
afterAll(async () => {
  await here.close();
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
  test('leaves to a search what can be read without an account', async () => {
    const answer = await get(here.web, '/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(answer.text).toBe(
      'User-agent: *\nAllow: /$\nAllow: /login\nAllow: /terms\nAllow: /privacy\nAllow: /docs\nAllow: /assets/\nDisallow: /\n',
    );
  });

  test('leaves nothing of an admin origin', async () => {
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
  test('names a contact, its own address, and a day half a year away', async () => {
    const answer = await get(here.web, '/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(securityFields(answer.text)).toEqual({
      Contact: 'mailto:security@localhost',
      Expires: '2026-08-29T00:00:00.000Z',
      'Preferred-Languages': 'en',
      Canonical: 'http://localhost:4310/.well-known/security.txt',
    });
    expect(here.clock.now().toISOString()).toBe('2026-03-02T15:00:00.000Z');
  });

  test('names the contact that is set, and on an admin origin that origin', async () => {
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
    'a contact that is %s is refused at the start',
    (contact) => {
      expect(readSettings({ SECURITY_CONTACT: contact })).toMatchObject({ ok: false });
    },
  );
});

describe('a password manager', () => {
  test('is led to the settings, from an admin origin as well', async () => {
    const merchant = await get(here.web, '/.well-known/change-password');
    expect([merchant.status, merchant.headers.get('location')]).toEqual([302, '/settings']);
    for (const app of [apart.web, adminAlone()]) {
      const answer = await get(app, `${admin}/.well-known/change-password`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        'http://localhost:4310/settings',
      ]);
    }
  });

  test('sees that what is not there is not there', async () => {
    const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await get(here.web, path, html)).status).toBe(404);
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

/** The file behind an address of a picture, as the apps' public folders have it. */
const pictureFile = (src: string): Buffer => {
  const path = src.startsWith('/admin/')
    ? `admin/public${src.slice('/admin'.length)}`
    : `merchant/public${src}`;
  return readFileSync(resolve(import.meta.dirname, '../../..', path));
};

/** Width and height of a PNG stand behind its signature; a drawing has any size. */
const sizesIn = (picture: Buffer, type: string): string => {
  if (type === 'image/png') return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  return picture.toString('utf8').startsWith('<svg') ? 'any' : 'nothing';
};

describe('the web manifest', () => {
  test.each([
    ['/manifest.webmanifest', '/', 'Corner "Till"'],
    ['/admin/manifest.webmanifest', '/admin/', 'Corner "Till" Admin'],
  ])('%s installs the app at %s under the brand', async (path, base, name) => {
    const answer = await get(here.web, path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
    const manifest = manifestSchema.parse(answer.body);
    expect(manifest).toMatchObject({ id: base, name, start_url: base, scope: base });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of manifest.icons) {
      expect(src.startsWith(base)).toBe(true);
      expect([src, sizesIn(pictureFile(src), type)]).toEqual([src, sizes]);
    }
  });

  test('is there on an admin origin, whose page may read it', async () => {
    for (const app of [apart.web, adminAlone()]) {
      const { body } = await get(app, `${admin}/admin/manifest.webmanifest`);
      expect(manifestSchema.parse(body).start_url).toBe('/admin/');
      const page = await get(app, `${admin}/admin/`, html);
      expect(policyOf(page.headers)['manifest-src']).toBe("'self'");
    }
  });

  test('is linked from both pages, beside a color for each appearance', () => {
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
