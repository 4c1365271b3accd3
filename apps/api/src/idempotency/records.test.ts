import { createHash } from 'node:crypto';
import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { canonicalJson } from './canonical-json.ts';
import { bodyHmac } from './records.ts';

let here: TestPlatform;
let there: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
  there = await testPlatform();
});
afterAll(async () => {
  await here.close();
  await there.close();
});

const secret = /token|ticket|password|^(?:code|securityCode|ein|ssn|dob)$/i;

/** The names of all fields in what a schema describes. */
const fieldsOf = (schema: z.core.$ZodType): readonly string[] => {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (_, value: unknown) => {
    const properties: unknown = Reflect.get(Object(value), 'properties');
    names.push(...Object.keys(Object(properties)));
    return value;
  });
  return names;
};

/** That somebody has a secret is none. */
const isFlag = /^has[A-Z]/;

const keyed = endpoints.filter(({ idempotent }) => idempotent === true);
const secretsOf = (schema: z.core.$ZodType | undefined) =>
  schema === undefined ? [] : fieldsOf(schema).filter((name) => secret.test(name) && !isFlag.test(name));

describe('what is kept under a key', () => {
  test.each(keyed.map((endpoint) => ({ ...endpoint })))('is no secret of $name', ({ body, response }) => {
    expect([...secretsOf(response), ...secretsOf(body)]).toEqual([]);
  });

  test('would be found if it were one', () => {
    const withSecrets = endpoints.filter(({ response }) => secretsOf(response).length > 0);
    expect(withSecrets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login', 'createHandoverCode', 'createInstrumentTicket', 'getProfile']),
    );
  });

  test(
    'is of a body a hash that only this platform can make',
    { meta: { shows: ['threat:3.2', 'asvs:V16.2.5'] } },
    () => {
      const call = { scope: 'acc_1', call: 'createTransaction', keys: ['key-1'], body: { amount: 1250 } };
      const kept = bodyHmac(here.platform, call);
      expect(kept).toEqual(bodyHmac(here.platform, { ...call, body: { amount: 1250 } }));
      expect(kept).not.toEqual(bodyHmac(there.platform, call));
      const plain = createHash('sha256').update(`idempotency:createTransaction:${canonicalJson(call.body)}`);
      expect(kept).not.toEqual(plain.digest());
    },
  );
});
