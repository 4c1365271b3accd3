import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtApps, policyOf, settingsIn, type BuiltApps } from '../../test/built-apps.ts';
import { get, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let built: BuiltApps;
let testPlatform: TestPlatform;

beforeAll(async () => {
  built = await builtApps();
  testPlatform = await startTestPlatform({
    folders: built.folders,
    environment: { BRAND_NAME: 'Till </script><b>' },
  });
});
afterAll(async () => {
  await testPlatform.close();
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
    'serves the merchant app at %s',
    async (path) => {
      const response = await get(testPlatform.web, path, html);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.text).toContain('<title>merchant</title>');
    },
  );

  test.each(['/admin/', '/admin/accounts', '/admin/general-ledger'])(
    'serves the admin app at %s',
    async (path) => {
      expect((await get(testPlatform.web, path, html)).text).toContain('<title>admin</title>');
    },
  );

  test('redirects from /admin to /admin/', async () => {
    const response = await get(testPlatform.web, '/admin');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/admin/']);
  });

  test(
    'writes the settings of this deployment into a page, escaped inside its script element',
    { meta: { shows: ['spec:1.20', 'threat:5.4', 'asvs:V1.2.1', 'asvs:V1.2.3'] } },
    async () => {
      const { text } = await get(testPlatform.web, '/');
      expect(settingsIn(text)).toMatchObject({
        apiBaseUrl: 'http://localhost:4310/api',
        tokenizationBaseUrl: 'http://localhost:4311',
        documentationUrl: 'http://localhost:4310/docs',
        webBaseUrl: 'http://localhost:4310',
        applicationMode: 'production',
        followDelayMs: 3000,
        sessionRecheckDelayMs: 5000,
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
  ])('links a page to the files of its own screen at %s', async (path, links) => {
    const { text } = await get(testPlatform.web, path, html);
    expect(text.match(/<link [^>]*>/g)).toEqual(links);
    expect(text).not.toContain('screen-files');
  });

  test(
    'gives each page its own nonce, the same in policy and settings',
    { meta: { shows: ['threat:5.1'] } },
    async () => {
      const nonces = await Promise.all(
        [1, 2, 3].map(async () => {
          const { headers, text } = await get(testPlatform.web, '/');
          const nonce: unknown = Reflect.get(Object(settingsIn(text)), 'nonce');
          expect(policyOf(headers)['style-src']).toBe(`'self' 'nonce-${String(nonce)}'`);
          return nonce;
        }),
      );
      expect(new Set(nonces).size).toBe(3);
    },
  );

  test(
    'sets a strict policy for a page',
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
      const { headers } = await get(testPlatform.web, '/');
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

  test(
    'allows, by its hash, only the script that the build has written into the page',
    { meta: { shows: ['threat:5.1'] } },
    async () => {
      const own = await builtApps();
      const reporting = "addEventListener('error', () => {});";
      await own.write(
        'merchant/index.html',
        `<!doctype html><title>merchant</title><script>${reporting}</script><script type="application/json" id="page-settings">{}</script>`,
      );
      const platform = await startTestPlatform({
        folders: own.folders,
        environment: { BRAND_NAME: '</script><script>alert(1)</script>' },
      });
      const { headers } = await get(platform.web, '/login', html);
      const hash = createHash('sha256').update(reporting).digest('base64');
      expect(policyOf(headers)['script-src']).toBe(`'self' 'sha256-${hash}'`);
      await platform.close();
      await own.remove();
    },
  );

  test('refuses writes to a page', { meta: { shows: ['asvs:V3.5.3', 'asvs:V13.4.4'] } }, async () => {
    const response = await send(testPlatform.web, 'POST', '/login');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a file of the build', () => {
  test('caches a file with a hashed name for a year', async () => {
    const { status, headers, text } = await get(testPlatform.web, asset);
    expect(status).toBe(200);
    expect(text).toContain('merchant merchant');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('revalidates a file with a stable name each time', { meta: { shows: ['asvs:V4.1.1'] } }, async () => {
    const { headers } = await get(testPlatform.web, '/mark.svg');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('image/svg+xml');
  });

  test('responds 304 if the browser has the file', async () => {
    const first = await get(testPlatform.web, asset);
    const etag = first.headers.get('etag') ?? '';
    const again = await get(testPlatform.web, asset, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await get(testPlatform.web, asset, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'sends a file to a browser that accepts %s in the encoding %s',
    async (accepted, encoding, decompress) => {
      const response = await testPlatform.web.request(asset, { headers: { 'accept-encoding': accepted } });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-encoding')).toBe(encoding);
      const plain = (await get(testPlatform.web, asset)).text;
      expect(decompress(bytes).toString('utf8')).toBe(plain);
      expect(bytes.length).toBeLessThan(plain.length / 4);
    },
  );

  test('sends a tiny file uncompressed', async () => {
    const accepted = { headers: { 'accept-encoding': 'br' } };
    const response = await get(testPlatform.web, '/assets/tiny-1a2b3c4d.js', accepted);
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
    'responds 404 at %s',
    { meta: { shows: ['asvs:V5.3.2', 'asvs:V13.2.5', 'asvs:V13.4.1', 'asvs:V13.4.3'] } },
    async (path) => {
      const response = await get(testPlatform.web, path);
      expect(response.status).toBe(404);
      expect(response.text).toContain('There’s nothing at this address.');
      expect(response.text).not.toContain('secret');
    },
  );

  test('serves the files of an app only below its own address', async () => {
    expect((await get(testPlatform.web, '/admin/assets/admin-1a2b3c4d.js')).status).toBe(200);
    expect((await get(testPlatform.web, '/assets/admin-1a2b3c4d.js')).status).toBe(404);
  });
});

describe('another host name', () => {
  test.each([
    ['http://127.0.0.1/payments?page=2', 'http://localhost:4310/payments?page=2&redirected_from=127.0.0.1'],
    [
      'http://evil.example.com//evil.example.com',
      'http://localhost:4310//evil.example.com?redirected_from=evil.example.com',
    ],
    [
      'http://127.0.0.1/api/accounts?accountId=acc_1',
      'http://localhost:4310/api/accounts?accountId=acc_1&redirected_from=127.0.0.1',
    ],
  ])('redirects from %s to %s', async (asked, there) => {
    const response = await get(testPlatform.web, asked);
    expect([response.status, response.headers.get('location')]).toEqual([307, there]);
  });

  test.each(['http://10.0.0.8/api/health', 'http://10.0.0.8/api/ready'])(
    'responds to a probe under another host name at %s',
    async (asked) => {
      expect((await get(testPlatform.web, asked)).status).toBe(200);
    },
  );

  test(
    'accepts a host name from a proxy only if proxies are trusted',
    { meta: { shows: ['asvs:V4.1.3'] } },
    async () => {
      const forwarded = { headers: { 'x-forwarded-host': 'pay.example.com' } };
      expect((await get(testPlatform.web, 'http://localhost/', forwarded)).status).toBe(200);
      const behind = await startTestPlatform({
        folders: built.folders,
        environment: {
          TRUST_PROXY: 'on',
          WEB_BASE_URL: 'https://pay.example.com',
          TOKENIZATION_BASE_URL: 'https://forms.example.com',
        },
      });
      try {
        expect((await get(behind.web, 'http://10.0.0.8/', forwarded)).status).toBe(200);
        expect((await get(behind.web, 'http://10.0.0.8/')).headers.get('location')).toBe(
          'https://pay.example.com/?redirected_from=10.0.0.8',
        );
      } finally {
        await behind.close();
      }
    },
  );

  test('serves only the API on the host of API_BASE_URL, and lets pages call it', async () => {
    const apart = await startTestPlatform({
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
  'gives the response of %s its own request ID',
  async (path) => {
    const ids = [await get(testPlatform.web, path), await get(testPlatform.web, path)].map(({ headers }) =>
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
  'forbids sniffing and framing of %s',
  { meta: { shows: ['threat:5.8', 'asvs:V3.2.1', 'asvs:V3.4.4'] } },
  async (path) => {
    const { headers } = await get(testPlatform.web, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(policyOf(headers)).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  },
);

describe('the documentation', () => {
  test.each([
    ['/docs', 'docs'],
    ['/docs/guide', 'guide'],
    ['/docs/ui', 'ui'],
    ['/docs/domain', 'domain'],
  ])(
    "serves the documentation with this deployment's settings and a strict policy at %s",
    { meta: { shows: ['asvs:V4.1.1'] } },
    async (path, title) => {
      const { status, text, headers } = await get(testPlatform.web, path);
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

  test('caches the files of the documentation for a year, and serves nothing else', async () => {
    const { status, headers } = await get(testPlatform.web, '/docs/assets/docs-1a2b3c4d.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const path of ['/docs/assets/gone.js', '/docs/.vite/manifest.json', '/docs/guide.html', '/docs/x']) {
      expect((await get(testPlatform.web, path)).status).toBe(404);
    }
  });

  test('redirects the documentation to its address without a slash', async () => {
    const { status, headers } = await get(testPlatform.web, '/docs/');
    expect([status, headers.get('location')]).toEqual([308, '/docs']);
  });
});

describe('Storybook, in development', () => {
  test('serves the pages of Storybook, and redirects to its address with a slash', async () => {
    const redirect = await get(testPlatform.web, '/storybook?path=/docs/foundations-color--docs');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      308,
      '/storybook/?path=/docs/foundations-color--docs',
    ]);
    const page = await get(testPlatform.web, '/storybook/?path=/docs/foundations-color--docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<title>storybook</title>');
    expect((await get(testPlatform.web, '/storybook/iframe.html')).text).toContain('<title>stories</title>');
  });

  test('sets a policy for Storybook: only the scripts written into its page, and a frame for its stories', async () => {
    const { headers } = await get(testPlatform.web, '/storybook/');
    const hash = createHash('sha256').update('window.one = 1;').digest('base64');
    expect(policyOf(headers)).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' 'sha256-${hash}'`,
      'style-src': "'self' 'unsafe-inline'",
      'frame-src': "'self'",
      'frame-ancestors': "'self'",
    });
    const app = await get(testPlatform.web, '/storybooks', html);
    expect(app.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(policyOf(app.headers)['frame-ancestors']).toBe("'none'");
  });

  test("caches Storybook's files with hashed names, and serves nothing else", async () => {
    const hashed = await get(testPlatform.web, '/storybook/assets/button.stories-1a2b3c4d.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const named = await get(testPlatform.web, '/storybook/sb-manager/runtime.js');
    expect([named.status, named.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await get(testPlatform.web, '/storybook/gone.js')).status).toBe(404);
  });

  test('explains how to build Storybook if it is not built', async () => {
    const bare = await startTestPlatform({ folders: { ...built.folders, storybook: '/nowhere/at/all' } });
    try {
      const missing = await get(bare.web, '/storybook/');
      expect(missing.status).toBe(503);
      expect(missing.text).toContain('npm run storybook -- build');
    } finally {
      await bare.close();
    }
  });
});

test('serves no Storybook with NODE_ENV=production', async () => {
  const production = await startTestPlatform({
    folders: built.folders,
    environment: { NODE_ENV: 'production', THROTTLE: 'on' },
  });
  try {
    for (const path of [
      '/storybook',
      '/storybook/',
      '/storybook/iframe.html',
      '/storybook/sb-manager/runtime.js',
    ])
      expect((await get(production.web, path)).status).toBe(404);
  } finally {
    await production.close();
  }
});

test('explains how to build an app that is not built, and serves it once it is built, even during a rebuild', async () => {
  const folders = { ...built.folders, merchant: join(built.folders.merchant, '../later') };
  const early = await startTestPlatform({ folders });
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
