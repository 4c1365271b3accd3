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
import { send, sendText, type Answer } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { beginSession } from '../access/sessions.ts';

let here: TestPlatform;
/** Merchant and admin at once, so that no call is refused before its input is read. */
let person: Person;
/** Ids that the person may name. */
let known: readonly string[];

beforeAll(async () => {
  here = await testPlatform();
  const merchant = await newMerchant(here);
  person = merchant.person;
  await here.owner.query(`update users set roles = '{merchant,internal_admin}' where id = $1`, [
    person.userId,
  ]);
  const paymentInstrumentId = await addCard(here, merchant);
  const paid = transactionIn(await sendPayment(here, merchant, { amount: 500, paymentInstrumentId }));
  known = [merchant.accountId, paymentInstrumentId, paid.id, merchant.serialNumber];
});
afterAll(() => here.close());

const pathOf = ({ path }: Endpoint, id = 'absent_0000000000000000') =>
  `/api${path.replaceAll(/\{\w+\}/g, id)}`;

const asText = (endpoint: Endpoint, body: string | Uint8Array, contentType = 'application/json') =>
  sendText(here.web, endpoint.method, pathOf(endpoint), body, { token: person.token, contentType });

/** Signing out would end the session of all that follows. */
const called = endpoints
  .filter(({ name }) => name !== 'logout')
  .map((endpoint) => [endpoint.name, endpoint] as const);
const withBody = called.filter(([, { body }]) => body !== undefined);
const withQuery = called.filter(([, { query }]) => query !== undefined);
const withPath = called.filter(([, { params }]) => params !== undefined);

describe('one wrong field of a body', () => {
  test.each(withBody)('is named by %s', async (_name, endpoint) => {
    const bodies = malformedBodies(endpoint);
    expect(bodies.length).toBeGreaterThan(5);
    const asked = bodies.map(({ field, value, body: json }) => ({
      field,
      what: { [field]: value },
      ask: () => send(here.web, endpoint.method, pathOf(endpoint), { token: person.token, json }),
    }));
    expect(await faultsAmong(asked)).toEqual([]);
  });
});

describe('one wrong parameter of a query', () => {
  test.each(withQuery)('is named by %s', async (_name, endpoint) => {
    const queries = malformedQueries(endpoint);
    expect(queries.length).toBeGreaterThan(2);
    const asked = queries.map(({ field, query }) => ({
      field,
      what: query,
      ask: () => send(here.web, endpoint.method, `${pathOf(endpoint)}?${query}`, { token: person.token }),
    }));
    expect(await faultsAmong(asked)).toEqual([]);
  });
});

describe('an id that names nothing', () => {
  test.each(withPath)('is refused by %s', async (_name, endpoint) => {
    const json = endpoint.method === 'GET' ? undefined : {};
    const asked = malformedIds.map((id) => ({
      what: id,
      ask: () => send(here.web, endpoint.method, pathOf(endpoint, id), { token: person.token, json }),
    }));
    expect(await faultsAmong(asked)).toEqual([]);
  });
});

describe('a body that is no object of the declaration', () => {
  test.each(withBody)('is refused by %s', async (_name, endpoint) => {
    const asked = malformedTexts.map((text) => ({ what: text, ask: () => asText(endpoint, text) }));
    expect(await faultsAmong(asked)).toEqual([]);
    const invalidUtf8 = Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d);
    expect((await asText(endpoint, invalidUtf8)).status).toBe(400);
  });

  test.each(withBody)('is refused by %s when it is too large', async (_name, endpoint) => {
    const limitBytes = (endpoint.bodyLimitKib ?? 64) * 1024;
    const answer = await asText(endpoint, `{"padding":"${'x'.repeat(limitBytes)}"}`);
    expect(answer.status).toBe(413);
    expect(faultsOf(answer)).toEqual([]);
  });

  test.each(withBody)('is refused by %s when it is not called JSON', async (_name, endpoint) => {
    const answers = await Promise.all(notCalledJson.map((type) => asText(endpoint, '{}', type)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([415]));
    expect(answers.flatMap(faultsOf)).toEqual([]);
  });
});

const ask = async (endpoint: Endpoint, { id, query, json }: RandomRequest): Promise<Answer> => {
  const path = pathOf(endpoint, encodeURIComponent(id.toWellFormed()));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value = '']): [string, string] => [name, value]),
  ).toString();
  const body = endpoint.method === 'GET' ? {} : { json };
  return send(here.web, endpoint.method, `${path}?${search}`, { token: person.token, ...body });
};

describe('five hundred random requests', () => {
  const count = 500;

  test('are no fault of ours by logout, each with a session of its own', async () => {
    const faults: string[] = [];
    for (const { query, json } of randomRequests(logout, count, known)) {
      const token = await beginSession(here.platform, person.userId);
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value = '']): [string, string] => [name, value]),
      ).toString();
      const answer = await send(here.web, logout.method, `${pathOf(logout)}?${search}`, { token, json });
      faults.push(...(answer.status < 400 ? [] : faultsOf(answer)));
    }
    expect(faults).toEqual([]);
  }, 120_000);

  test.each(called)(
    'are no fault of ours by %s',
    async (_name, endpoint) => {
      const faults: string[] = [];
      for (const request of randomRequests(endpoint, count, known)) {
        const answer = await ask(endpoint, request);
        const found = answer.status < 400 ? [] : faultsOf(answer);
        faults.push(...found.map((fault) => `${JSON.stringify(request)}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

test(
  'unknown keys fall away and change nothing',
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
    const answer = await send(here.web, 'POST', '/api/identity/sessions', {
      token: person.token,
      json: { roles: ['internal_admin'], userId: 'usr_other' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email: person.email });
  },
);

test.each(['', ' ', 'x'.repeat(129), 'tab\there', 'caf\u00e9'])(
  'the Idempotency-Key %j is refused',
  async (key) => {
    const answer = await send(here.web, 'POST', '/api/accounts/adjustments', {
      token: person.token,
      headers: { 'idempotency-key': key },
      json: { accountId: 'acc_absent00000000000000', amount: 1, direction: 'credit', reason: 'A reason.' },
    });
    expect(faultsNaming(answer, 'Idempotency-Key')).toEqual([]);
  },
);
