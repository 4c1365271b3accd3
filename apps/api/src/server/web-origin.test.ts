import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtApps, policyOf, settingsIn, type BuiltApps } from '../../test/built-apps.ts';
import { get, send } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let built: BuiltApps;
let here: TestPlatform;

beforeAll(async () => {
  built = await builtApps();
  here = await testPlatform({
    folders: built.folders,
    environment: { BRAND_NAME: 'Till </script><b>' },
  });
});
afterAll(async () => {
  await here.close();
  await built.remove();
});

const asset = '/assets/merchant-1a2b3c4d.js';
const font =
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/letters-1a2b3c4d.woff2">';
const script = (name: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${name}-1a2b3c4d.js">`;

const html = { headers: { accept: 'text/html,application/xhtml+xml' } };

describe('a page', () => {
  test.each(['/', '/login', '/transactions/txn_1', '/program-list', '/terms', '/privacy', '/settings/'])(
    '%s is the merchant app',
    async (path) => {
      const answer = await get(here.web, path, html);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('<title>merchant</title>');
    },
  );

  test.each(['/admin/', '/admin/accounts', '/admin/general-ledger'])('%s is the admin app', async (path) => {
    expect((await get(here.web, path, html)).text).toContain('<title>admin</title>');
  });

  test('/admin leads to /admin/', async () => {
    const answer = await get(here.web, '/admin');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/admin/']);
  });

  test(
    'carries the settings of this deployment, safe inside its script element',
    { meta: { shows: ['spec:1.20', 'threat:5.4', 'asvs:V1.2.1', 'asvs:V1.2.3'] } },
    async () => {
      const { text } = await get(here.web, '/');
      expect(settingsIn(text)).toMatchObject({
        apiBaseUrl: 'http://localhost:4310/api',
        tokenizationBaseUrl: 'http://localhost:4311',
        documentationUrl: 'http://localhost:4310/docs',
        webBaseUrl: 'http://localhost:4310',
        applicationMode: 'production',
        brandName: 'Till </script><b>',
      });
      expect(text).not.toContain('Till </script>');
    },
  );

  test.each([
    ['/payments/1', [font, script('payment')]],
    [
      '/payments/create',
      [font, script('create'), '<link rel="stylesheet" crossorigin href="/assets/create-1a2b3c4d.css">'],
    ],
    ['/payments', [font]],
    ['/payments/1/more', [font]],
  ])('%s links to what its own screen is made of', async (path, links) => {
    const { text } = await get(here.web, path, html);
    expect(text.match(/<link [^>]*>/g)).toEqual(links);
    expect(text).not.toContain('screen-files');
  });

  test(
    'has a nonce of its own, the same in policy and settings',
    { meta: { shows: ['threat:5.1'] } },
    async () => {
      const nonces = await Promise.all(
        [1, 2, 3].map(async () => {
          const { headers, text } = await get(here.web, '/');
          const nonce: unknown = Reflect.get(Object(settingsIn(text)), 'nonce');
          expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${String(nonce)}'`);
          return nonce;
        }),
      );
      expect(new Set(nonces).size).toBe(3);
    },
  );

  test(
    'comes with a strict policy',
    {
      meta: {
        shows: [
          'threat:5.1',
          'threat:5.8',
          'asvs:V1.3.2',
          'asvs:V3.4.3',
          'asvs:V3.4.5',
          'asvs:V3.7.1',
          'asvs:V14.2.2',
        ],
      },
    },
    async () => {
      const { headers } = await get(here.web, '/');
      expect({ ...policyOf(headers), 'style-src': '' }).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': '',
        'img-src': "'self'",
        'font-src': "'self'",
        'connect-src': "'self' http://localhost:4310",
        'frame-src': 'http://localhost:4311',
        'manifest-src': "'self'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      });
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|data:/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('payment=()');
      expect(headers.get('cache-control')).toBe('no-cache, private');
    },
  );

  test('is only read', { meta: { shows: ['asvs:V3.5.3', 'asvs:V13.4.4'] } }, async () => {
    const answer = await send(here.web, 'POST', '/login');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a file of the build', () => {
  test('with a hashed name is kept for a year', async () => {
    const { status, headers, text } = await get(here.web, asset);
    expect(status).toBe(200);
    expect(text).toContain('merchant merchant');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('with a name of its own is asked for each time', { meta: { shows: ['asvs:V4.1.1'] } }, async () => {
    const { headers } = await get(here.web, '/mark.svg');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('image/svg+xml');
  });

  test('that the browser has is not sent again', async () => {
    const first = await get(here.web, asset);
    const etag = first.headers.get('etag') ?? '';
    const again = await get(here.web, asset, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await get(here.web, asset, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ])('to a browser that accepts %s comes as %s', async (accepted, encoding, decompress) => {
    const response = await here.web.request(asset, { headers: { 'accept-encoding': accepted } });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const plain = (await get(here.web, asset)).text;
    expect(decompress(bytes).toString('utf8')).toBe(plain);
    expect(bytes.length).toBeLessThan(plain.length / 4);
  });

  test('that is tiny comes as it is', async () => {
    const accepted = { headers: { 'accept-encoding': 'br' } };
    const response = await get(here.web, '/assets/tiny-1a2b3c4d.js', accepted);
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  test.each([
    '/assets/merchant-gone.js',
    '/assets/',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../.vite/manifest.json',
    '/.vite/manifest.json',
    '/favicon.png',
    '/admin/assets/merchant-1a2b3c4d.js',
    '/..%2fadmin/index.html',
    '/index.php',
  ])(
    '%s is not there',
    { meta: { shows: ['asvs:V5.3.2', 'asvs:V13.2.5', 'asvs:V13.4.1', 'asvs:V13.4.3'] } },
    async (path) => {
      const answer = await get(here.web, path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('There is nothing at this address.');
      expect(answer.text).not.toContain('secret');
    },
  );

  test('belongs to its own app', async () => {
    expect((await get(here.web, '/admin/assets/admin-1a2b3c4d.js')).status).toBe(200);
    expect((await get(here.web, '/assets/admin-1a2b3c4d.js')).status).toBe(404);
  });
});

describe('another host name', () => {
  test.each([
    ['http://127.0.0.1/payments?page=2', 'http://localhost:4310/payments?page=2'],
    ['http://evil.example.com//evil.example.com', 'http://localhost:4310//evil.example.com'],
    ['http://127.0.0.1/api/accounts?accountId=acc_1', 'http://localhost:4310/api/accounts?accountId=acc_1'],
  ])('%s is led to %s', async (asked, there) => {
    const answer = await get(here.web, asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, there]);
  });

  test.each(['http://10.0.0.8/api/health', 'http://10.0.0.8/api/ready'])(
    '%s answers a probe',
    async (asked) => {
      expect((await get(here.web, asked)).status).toBe(200);
    },
  );

  test(
    'that a proxy passes on is believed only where proxies are trusted',
    { meta: { shows: ['asvs:V4.1.3'] } },
    async () => {
      const forwarded = { headers: { 'x-forwarded-host': 'pay.example.com' } };
      expect((await get(here.web, 'http://localhost/', forwarded)).status).toBe(200);
      const behind = await testPlatform({
        folders: built.folders,
        environment: { TRUST_PROXY: 'on', WEB_BASE_URL: 'https://pay.example.com' },
      });
      try {
        expect((await get(behind.web, 'http://10.0.0.8/', forwarded)).status).toBe(200);
        expect((await get(behind.web, 'http://10.0.0.8/')).headers.get('location')).toBe(
          'https://pay.example.com/',
        );
      } finally {
        await behind.close();
      }
    },
  );

  test("is the API's own where the settings say so, and its pages may be called", async () => {
    const apart = await testPlatform({
      folders: built.folders,
      environment: { API_BASE_URL: 'https://api.example.com/api' },
    });
    try {
      expect((await get(apart.web, 'http://api.example.com/api/openapi.json')).status).toBe(200);
      expect((await get(apart.web, 'http://api.example.com/login')).status).toBe(307);
      const { headers } = await get(apart.web, 'http://localhost/');
      expect(policyOf(headers)['connect-src']).toBe("'self' https://api.example.com");
    } finally {
      await apart.close();
    }
  });
});

test.each(['/', asset, '/docs', '/assets/gone.js', 'http://127.0.0.1/', '/api/health'])(
  '%s carries a request id of its own',
  async (path) => {
    const ids = [await get(here.web, path), await get(here.web, path)].map(({ headers }) =>
      headers.get('x-request-id'),
    );
    expect(ids[0]).toMatch(/^req_\w{26}$/);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

test.each([
  '/',
  asset,
  '/mark.svg',
  '/admin',
  '/docs',
  '/assets/gone.js',
  'http://127.0.0.1/',
  '/api/health',
])(
  '%s is guessed at by nobody and drawn into no frame',
  { meta: { shows: ['threat:5.8', 'asvs:V3.2.1', 'asvs:V3.4.4'] } },
  async (path) => {
    const { headers } = await get(here.web, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(policyOf(headers)).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  },
);

describe('the documentation', () => {
  test.each([
    ['/docs', 'docs'],
    ['/docs/guide', 'guide'],
  ])(
    'at %s comes with the settings of this deployment and a strict policy of its own',
    { meta: { shows: ['asvs:V4.1.1'] } },
    async (path, title) => {
      const { status, text, headers } = await get(here.web, path);
      expect(status).toBe(200);
      expect(text).toContain(`<title>${title}</title>`);
      expect(settingsIn(text)).toMatchObject({ apiBaseUrl: 'http://localhost:4310/api' });
      expect(policyOf(headers)).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data:",
        'font-src': "'self'",
        'connect-src': "'self' http://localhost:4310",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('has files that are kept for a year, and nothing beside them', async () => {
    const { status, headers } = await get(here.web, '/docs/assets/docs-1a2b3c4d.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/docs/assets/gone.js', '/docs/.vite/manifest.json', '/docs/guide.html', '/docs/x']) {
      expect((await get(here.web, path)).status).toBe(404);
    }
  });

  test('leads to its one address without a slash', async () => {
    const { status, headers } = await get(here.web, '/docs/');
    expect([status, headers.get('location')]).toEqual([308, '/docs']);
  });
});

test('an app that is not built says how to build it, and is there as soon as it is, also while it is built anew', async () => {
  const folders = { ...built.folders, merchant: join(built.folders.merchant, '../later') };
  const early = await testPlatform({ folders });
  try {
    const missing = await get(early.web, '/login');
    expect(missing.status).toBe(503);
    expect(missing.text).toContain('npm start');
    expect(missing.headers.get('retry-after')).toBe('10');
    expect((await get(early.web, '/api/health')).status).toBe(200);
    await built.write('later/index.html', '<title>first build</title>');
    expect((await get(early.web, '/login')).text).toContain('first build');
    await built.write('later/index.html', '<title>second build</title>');
    expect((await get(early.web, '/login')).text).toContain('second build');
    await rm(folders.merchant, { recursive: true });
    expect((await get(early.web, '/login')).text).toContain('second build');
  } finally {
    await early.close();
  }
});
