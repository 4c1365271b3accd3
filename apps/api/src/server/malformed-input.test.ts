import { endpoints } from '@tillbook/contract/openapi';
import { logout, type Endpoint } from '@tillbook/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  malformedBodies,
  malformedIds,
  malformedQueries,
  malformedTexts,
  notCalledJson,
} from '../../test/malformed-inputs.ts';
import { addCard, newMerchant, sendPayment, transactionIn } from '../../test/merchant.ts';
import type { Person } from '../../test/people.ts';
import { randomRequests, type RandomRequest } from '../../test/random-requests.ts';
import { faultsAmong, faultsOf, faultsNaming } from '../../test/refusal-faults.ts';
import { send, sendText, type TestResponse } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { beginSession } from '../access/sessions.ts';

let testPlatform: TestPlatform;
/** A merchant who is also an admin, so that no call is refused before its input is read. */
let person: Person;
let known: readonly string[];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  const merchant = await newMerchant(testPlatform);
  person = merchant.person;
  await testPlatform.owner.query(`update users set roles = '{merchant,internal_admin}' where id = $1`, [
    person.userId,
  ]);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const paid = transactionIn(await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId }));
  known = [merchant.accountId, paymentInstrumentId, paid.id, merchant.serialNumber];
});
afterAll(() => testPlatform.close());

const pathOf = ({ path }: Endpoint, id = 'absent_0000000000000000') =>
  `/api${path.replaceAll(/\{\w+\}/g, id)}`;

const asText = (endpoint: Endpoint, body: string | Uint8Array, contentType = 'application/json') =>
  sendText(testPlatform.web, endpoint.method, pathOf(endpoint), body, { token: person.token, contentType });

/** Excludes signing out, which would end the session of the following cases. */
const called = endpoints
  .filter(({ name }) => name !== 'logout')
  .map((endpoint) => [endpoint.name, endpoint] as const);
const withBody = called.filter(([, { body }]) => body !== undefined);
const withQuery = called.filter(([, { query }]) => query !== undefined);
const withPath = called.filter(([, { params }]) => params !== undefined);

describe('a body with one wrong field', () => {
  test.each(withBody)('names the wrong field of a body in the refusal of %s', async (_name, endpoint) => {
    const bodies = malformedBodies(endpoint);
    expect(bodies.length).toBeGreaterThan(5);
    const requests = bodies.map(({ field, value, body: json }) => ({
      field,
      what: { [field]: value },
      ask: () => send(testPlatform.web, endpoint.method, pathOf(endpoint), { token: person.token, json }),
    }));
    expect(await faultsAmong(requests)).toEqual([]);
  });
});

describe('a query with one wrong parameter', () => {
  test.each(withQuery)(
    'names the wrong parameter of a query in the refusal of %s',
    async (_name, endpoint) => {
      const queries = malformedQueries(endpoint);
      expect(queries.length).toBeGreaterThan(2);
      const requests = queries.map(({ field, query }) => ({
        field,
        what: query,
        ask: () =>
          send(testPlatform.web, endpoint.method, `${pathOf(endpoint)}?${query}`, { token: person.token }),
      }));
      expect(await faultsAmong(requests)).toEqual([]);
    },
  );
});

describe('a malformed ID', () => {
  test.each(withPath)('refuses a malformed ID in the path of %s', async (_name, endpoint) => {
    const json = endpoint.method === 'GET' ? undefined : {};
    const requests = malformedIds.map((id) => ({
      what: id,
      ask: () => send(testPlatform.web, endpoint.method, pathOf(endpoint, id), { token: person.token, json }),
    }));
    expect(await faultsAmong(requests)).toEqual([]);
  });
});

describe('a body that does not match the declaration', () => {
  test.each(withBody)('refuses a body that does not match the declaration in %s', async (_name, endpoint) => {
    const requests = malformedTexts.map((text) => ({ what: text, ask: () => asText(endpoint, text) }));
    expect(await faultsAmong(requests)).toEqual([]);
    const invalidUtf8 = Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d);
    expect((await asText(endpoint, invalidUtf8)).status).toBe(400);
  });

  test.each(withBody)('refuses a body that is too large in %s', async (_name, endpoint) => {
    const limitBytes = (endpoint.bodyLimitKib ?? 64) * 1024;
    const response = await asText(endpoint, `{"padding":"${'x'.repeat(limitBytes)}"}`);
    expect(response.status).toBe(413);
    expect(faultsOf(response)).toEqual([]);
  });

  test.each(withBody)('refuses a body whose media type is not JSON in %s', async (_name, endpoint) => {
    const responses = await Promise.all(notCalledJson.map((type) => asText(endpoint, '{}', type)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([415]));
    expect(responses.flatMap(faultsOf)).toEqual([]);
  });
});

const ask = async (endpoint: Endpoint, { id, query, json }: RandomRequest): Promise<TestResponse> => {
  const path = pathOf(endpoint, encodeURIComponent(id.toWellFormed()));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value = '']): [string, string] => [name, value]),
  ).toString();
  const body = endpoint.method === 'GET' ? {} : { json };
  return send(testPlatform.web, endpoint.method, `${path}?${search}`, { token: person.token, ...body });
};

/** Requests per call; `npm run drill -- requests` runs the long form: RANDOM_REQUESTS=5000. */
const count = Number(process.env['RANDOM_REQUESTS'] ?? 40);

describe('random requests', () => {
  test('responds to random requests of logout without an internal error, each with its own session', async () => {
    const faults: string[] = [];
    for (const { query, json } of randomRequests(logout, count, known)) {
      const token = await beginSession(testPlatform.platform, person.userId);
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value = '']): [string, string] => [name, value]),
      ).toString();
      const response = await send(testPlatform.web, logout.method, `${pathOf(logout)}?${search}`, {
        token,
        json,
      });
      faults.push(...(response.status < 400 ? [] : faultsOf(response)));
    }
    expect(faults).toEqual([]);
  });

  test.each(called)(
    'responds to random requests of %s without an internal error',
    async (_name, endpoint) => {
      const faults: string[] = [];
      for (const request of randomRequests(endpoint, count, known)) {
        const response = await ask(endpoint, request);
        const found = response.status < 400 ? [] : faultsOf(response);
        faults.push(...found.map((fault) => `${JSON.stringify(request)}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

test(
  'drops unknown keys, which change nothing',
  {
    meta: {
      shows: [
        'threat:6.1',
        'asvs:V1.1.1',
        'asvs:V1.2.4',
        'asvs:V1.5.2',
        'asvs:V2.2.1',
        'asvs:V2.2.2',
        'asvs:V15.3.3',
        'asvs:V15.3.5',
        'asvs:V15.3.6',
      ],
    },
  },
  async () => {
    const response = await send(testPlatform.web, 'POST', '/api/identity/sessions', {
      token: person.token,
      json: { roles: ['internal_admin'], userId: 'usr_other' },
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ email: person.email });
  },
);

test.each(['', ' ', 'x'.repeat(129), 'tab\there', 'caf\u00e9'])(
  'refuses the Idempotency-Key %j',
  async (key) => {
    const response = await send(testPlatform.web, 'POST', '/api/accounts/adjustments', {
      token: person.token,
      headers: { 'idempotency-key': key },
      json: { accountId: 'acc_absent00000000000000', amount: 1, direction: 'credit', reason: 'A reason.' },
    });
    expect(faultsNaming(response, 'Idempotency-Key')).toEqual([]);
  },
);
