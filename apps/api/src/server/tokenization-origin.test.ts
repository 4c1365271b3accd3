import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtApps, policyOf, settingsIn, type BuiltApps } from '../../test/built-apps.ts';
import { goodCard, sendToVault, ticketFor } from '../../test/instruments.ts';
import { newAccount, newPerson } from '../../test/people.ts';
import { get, post, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let built: BuiltApps;
let testPlatform: TestPlatform;

beforeAll(async () => {
  built = await builtApps();
  testPlatform = await startTestPlatform({ folders: built.folders });
});
afterAll(async () => {
  await testPlatform.close();
  await built.remove();
});

const ownOrigin = 'http://localhost:4311';

const withoutNonce = (value: string) => value.replaceAll(/nonce[^,;}]*/g, '');

describe('a form', () => {
  test.each(['/card-form', '/bank-form'])(
    'lets the web origin frame %s, which calls only its own origin',
    async (path) => {
      const { status, headers, text } = await get(
        testPlatform.forms,
        `${path}?accountId=acc_1&ownerType=buyer`,
      );
      expect(status).toBe(200);
      expect(text).toContain(`<title>${path.slice(1)}</title>`);
      expect({ ...policyOf(headers), 'style-src': '' }).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': '',
        'img-src': "'self'",
        'font-src': "'self'",
        'connect-src': "'self'",
        'frame-ancestors': 'http://localhost:4310',
        'base-uri': "'none'",
        'form-action': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      });
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(settingsIn(text)).toMatchObject({ webBaseUrl: 'http://localhost:4310' });
    },
  );

  test('serves the same form for an unknown account', async () => {
    const account = await newAccount(testPlatform);
    const shown = async (id: string) => {
      const { status, headers, text } = await get(testPlatform.forms, `/card-form?accountId=${id}`);
      const kept = [...headers].filter(([name]) => name !== 'x-request-id');
      return [status, withoutNonce(text), withoutNonce(JSON.stringify(kept))];
    };
    expect(await shown('acc_absent_0000000000')).toEqual(await shown(account));
  });

  test(
    'serves the files of the forms, and nothing else',
    { meta: { shows: ['asvs:V13.2.5', 'asvs:V13.4.1'] } },
    async () => {
      expect(
        (await get(testPlatform.forms, '/assets/card-form-1a2b3c4d.js')).headers.get('cache-control'),
      ).toContain('immutable');
      const absent = [
        '/',
        '/card-form/',
        '/card-form.html',
        '/assets/gone.js',
        '/api/health',
        '/health',
        '/docs',
        '/admin/',
      ];
      for (const path of absent) expect((await get(testPlatform.forms, path)).status).toBe(404);
      expect((await send(testPlatform.forms, 'POST', '/card-form')).status).toBe(405);
      expect((await send(testPlatform.forms, 'GET', '/payment-instruments')).status).toBe(405);
    },
  );
});

describe('the vault call', () => {
  test.each([
    ['the web origin', 'http://localhost:4310'],
    ['a stranger', 'https://evil.example.com'],
    ['an origin with the same beginning', `${ownOrigin}.example.com`],
    ['a page without an origin', 'null'],
  ])('refuses a vault call from %s, and stores nothing', async (_who, origin) => {
    const person = await newPerson(testPlatform);
    const ticket = await ticketFor(testPlatform, person, await newAccount(testPlatform, person));
    const card = { ...goodCard, ticket };
    const refused = await post(testPlatform.forms, '/payment-instruments', card, { headers: { origin } });
    expect(refused.status).toBe(403);
    expect((await post(testPlatform.forms, '/payment-instruments', card)).status).toBe(403);
    expect((await sendToVault(testPlatform, card)).status).toBe(201);
  });

  test(
    'rejects preflights of other origins',
    { meta: { shows: ['threat:5.2', 'asvs:V3.4.2', 'asvs:V3.5.2'] } },
    async () => {
      const asked = await send(testPlatform.forms, 'OPTIONS', '/payment-instruments', {
        headers: { origin: 'http://localhost:4310', 'access-control-request-method': 'POST' },
      });
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test(
    'refuses a vault call that is not JSON or is larger than 64 KiB',
    { meta: { shows: ['asvs:V3.5.2'] } },
    async () => {
      const headers = { origin: ownOrigin };
      const plain = await testPlatform.forms.request('/payment-instruments', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/plain' },
        body: '{}',
      });
      expect(plain.status).toBe(415);
      const huge = await post(
        testPlatform.forms,
        '/payment-instruments',
        { ...goodCard, ownerName: 'x'.repeat(66_000) },
        { headers },
      );
      expect(huge.status).toBe(413);
    },
  );
});

test('responds 503 if the forms are not built', async () => {
  const bare = await startTestPlatform({ folders: { ...built.folders, forms: '/nowhere/at/all' } });
  try {
    expect((await get(bare.forms, '/card-form')).status).toBe(503);
  } finally {
    await bare.close();
  }
});
