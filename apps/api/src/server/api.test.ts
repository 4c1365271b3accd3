import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCard, sendToVault, ticketFor } from '../../test/instruments.ts';
import { newMerchant } from '../../test/merchant.ts';
import { newPerson } from '../../test/people.ts';
import { get, post, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { WEB_BASE_URL: 'http://localhost:4310' } });
});
afterAll(() => testPlatform.close());

const webOrigin = 'http://localhost:4310';
const health = '/api/health';

describe('a response', () => {
  test.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/nowhere', 404],
    ['GET', '/api', 404],
    ['DELETE', '/api/health', 405],
    ['GET', '/api/permissions/accounts', 401],
    ['POST', '/api/identity/login', 415],
  ])(
    'gives the response its own ID, and forbids caching, sniffing and framing: %s %s',
    { meta: { shows: ['asvs:V14.2.2', 'asvs:V14.3.2'] } },
    async (method, path, status) => {
      const first = await send(testPlatform.web, method, path);
      const second = await send(testPlatform.web, method, path);
      expect(first.status).toBe(status);
      expect(first.headers.get('x-request-id')).toMatch(/^req_\w{26}$/);
      expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('x-content-type-options')).toBe('nosniff');
      expect(first.headers.get('referrer-policy')).toBe('no-referrer');
      expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(first.headers.get('content-type')).toContain('application/json');
      expect(first.headers.has('strict-transport-security')).toBe(false);
    },
  );

  test('repeats the request ID in the body of a refusal', { meta: { shows: ['asvs:V16.5.1'] } }, async () => {
    const response = await get(testPlatform.web, '/api/nowhere');
    expect(response.body).toEqual({
      message: 'Not found.',
      code: 'not_found',
      requestId: response.headers.get('x-request-id'),
    });
  });

  test('sets HSTS over TLS', { meta: { shows: ['threat:5.3', 'asvs:V3.4.1', 'asvs:V12.2.1'] } }, async () => {
    const secure = await startTestPlatform({ environment: { WEB_BASE_URL: 'https://localhost' } });
    try {
      for (const path of [health, '/login', '/admin']) {
        const response = await get(secure.web, path);
        const requested = response.headers.get('strict-transport-security');
        expect([path, requested]).toEqual([path, 'max-age=31536000; includeSubDomains']);
      }
    } finally {
      await secure.close();
    }
  });
});

describe('an address of the API', () => {
  test.each([
    ['DELETE', '/api/transactions/txn_1', 'GET, HEAD'],
    ['PUT', '/api/transactions', 'GET, HEAD, POST'],
    ['GET', '/api/identity/login', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
  ])(
    'refuses %s %s with the allowed methods',
    { meta: { shows: ['asvs:V13.4.4'] } },
    async (method, path, allowed) => {
      const response = await send(testPlatform.web, method, path);
      expect(response.status).toBe(405);
      expect(response.body).toMatchObject({ code: 'method_not_allowed' });
      expect(response.headers.get('allow')).toBe(allowed);
    },
  );

  test('responds to HEAD as to GET, without a body', async () => {
    const response = await send(testPlatform.web, 'HEAD', health);
    expect(response.status).toBe(200);
    expect(response.text).toBe('');
  });
});

const preflight = (origin: string) =>
  send(testPlatform.web, 'OPTIONS', '/api/transactions', {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('a page of another origin', () => {
  test(
    'lets a page of the web origin call the API',
    { meta: { shows: ['threat:5.2', 'asvs:V3.4.2', 'asvs:V3.5.1'] } },
    async () => {
      const requested = await preflight(webOrigin);
      expect(requested.status).toBe(204);
      expect(requested.headers.get('access-control-allow-origin')).toBe(webOrigin);
      expect(requested.headers.get('access-control-allow-headers')).toContain('Authorization');
      const response = await get(testPlatform.web, health, { headers: { origin: webOrigin } });
      expect(response.headers.get('access-control-allow-origin')).toBe(webOrigin);
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
      expect(response.headers.get('vary')).toContain('Origin');
    },
  );

  test.each([
    'http://localhost:4311',
    'http://localhost:4310.example.com',
    'https://localhost:4310',
    'http://127.0.0.1:4310',
    'null',
    '*',
  ])('forbids calls to the API from a page of %s', async (origin) => {
    for (const response of [
      await preflight(origin),
      await get(testPlatform.web, health, { headers: { origin } }),
    ]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('lets a page of the web origin read a refusal', async () => {
    const response = await get(testPlatform.web, '/api/nowhere', { headers: { origin: webOrigin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(webOrigin);
  });
});

test('names every declared call in the OpenAPI document', async () => {
  const { body, status } = await get(testPlatform.web, '/api/openapi.json');
  expect(status).toBe(200);
  const { paths, servers } = Object(body);
  expect(servers).toMatchObject([{ url: 'http://localhost:4310/api' }]);
  for (const { method, path } of endpoints) expect(paths[path][method.toLowerCase()]).toBeDefined();
});

describe('the log', () => {
  test(
    'logs one line per request, with the call, the account and the result',
    {
      meta: {
        shows: [
          'asvs:V16.2.1',
          'asvs:V16.2.2',
          'asvs:V16.2.4',
          'asvs:V16.3.2',
          'asvs:V16.3.3',
          'asvs:V16.4.1',
        ],
      },
    },
    async () => {
      const person = await newPerson(testPlatform);
      const before = testPlatform.logged.length;
      await get(testPlatform.web, '/api/permissions/accounts', { token: person.token });
      const lines = testPlatform.logged.slice(before);
      expect(lines).toEqual([
        {
          event: 'request',
          fields: {
            requestId: expect.stringMatching(/^req_/),
            method: 'GET',
            call: 'listPermittedAccounts',
            accountId: undefined,
            status: 200,
            durationMs: expect.any(Number),
          },
        },
      ]);
    },
  );

  test('logs the account of a request from its address, body or ticket', async () => {
    const { accountId, person } = await newMerchant(testPlatform);
    const admin = await newPerson(testPlatform, ['internal_admin']);
    const before = testPlatform.logged.length;
    await get(testPlatform.web, `/api/accounts?accountId=${accountId}`, { token: person.token });
    const ticket = await ticketFor(testPlatform, person, accountId);
    await sendToVault(testPlatform, { ...goodCard, ticket });
    const adjustment = { accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
    await post(testPlatform.web, '/api/accounts/adjustments', adjustment, { token: admin.token });
    const reported = testPlatform.logged
      .slice(before)
      .map(({ fields }) => [fields['call'], fields['accountId']]);
    expect(reported).toEqual([
      ['getAccount', accountId],
      ['createInstrumentTicket', accountId],
      ['storePaymentInstrument', accountId],
      ['adjustAccount', accountId],
    ]);
  });

  test(
    'logs no email, password, token or IP address of a person',
    { meta: { shows: ['threat:6.5', 'asvs:V16.2.5'] } },
    async () => {
      const person = await newPerson(testPlatform);
      const from = '203.0.113.77';
      await post(
        testPlatform.web,
        '/api/identity/login',
        { email: person.email, password: person.password, system: 'payment' },
        { from },
      );
      await get(testPlatform.web, `/api/accounts?accountId=${person.email}`, { token: person.token, from });
      const text = JSON.stringify(testPlatform.logged);
      for (const secret of [person.email, person.password, person.token, from]) {
        expect(text).not.toContain(secret);
      }
    },
  );
});

const audited = async (platform: TestPlatform, headers: Record<string, string>) => {
  const person = await newPerson(platform);
  await post(platform.web, '/api/identity/logout', undefined, {
    token: person.token,
    from: '::ffff:192.0.2.1',
    headers,
  });
  const { rows } = await platform.owner.query(`select client_address from audit_trail where user_id = $1`, [
    person.userId,
  ]);
  return rows[0].client_address;
};

describe('the client address', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.66, 203.0.113.5' };

  test(
    "ignores the client's claims about its address and uses the socket",
    { meta: { shows: ['asvs:V4.1.3'] } },
    async () => {
      expect(await audited(testPlatform, forwarded)).toBe('192.0.2.1');
    },
  );

  test(
    "uses the nearest proxy's entry if proxies are trusted",
    { meta: { shows: ['asvs:V4.1.3', 'asvs:V15.3.4'] } },
    async () => {
      const behind = await startTestPlatform({ environment: { TRUST_PROXY: 'on' } });
      try {
        expect(await audited(behind, forwarded)).toBe('203.0.113.5');
        expect(await audited(behind, {})).toBe('192.0.2.1');
      } finally {
        await behind.close();
      }
    },
  );
});
