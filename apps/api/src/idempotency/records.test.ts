import { createHash } from 'node:crypto';
import { endpoints } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { canonicalJson } from './canonical-json.ts';
import { bodyHmac } from './records.ts';

let testPlatform: TestPlatform;
let otherPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  otherPlatform = await startTestPlatform();
});
afterAll(async () => {
  await testPlatform.close();
  await otherPlatform.close();
});

const secret = /token|ticket|password|^(?:code|securityCode|ein|ssn|dob)$/i;

const fieldsOf = (schema: z.core.$ZodType): readonly string[] => {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (_, value: unknown) => {
    const properties: unknown = Reflect.get(Object(value), 'properties');
    names.push(...Object.keys(Object(properties)));
    return value;
  });
  return names;
};

/** Flags such as `hasPassword` contain no secret. */
const isFlag = /^has[A-Z]/;

const keyed = endpoints.filter(({ idempotent }) => idempotent === true);
const secretsOf = (schema: z.core.$ZodType | undefined) =>
  schema === undefined ? [] : fieldsOf(schema).filter((name) => secret.test(name) && !isFlag.test(name));

describe('a stored response', () => {
  test.each(keyed.map((endpoint) => ({ ...endpoint })))(
    'stores no secret in the response or body of $name',
    ({ body, response }) => {
      expect([...secretsOf(response), ...secretsOf(body)]).toEqual([]);
    },
  );

  test('recognizes the secrets of calls whose responses are not stored', () => {
    const withSecrets = endpoints.filter(({ response }) => secretsOf(response).length > 0);
    expect(withSecrets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['login', 'createHandoverCode', 'createInstrumentTicket', 'getProfile']),
    );
  });

  test(
    'stores a keyed hash of the body, which no other platform can compute',
    { meta: { shows: ['threat:3.2', 'asvs:V16.2.5'] } },
    () => {
      const call = { scope: 'acc_1', call: 'createTransaction', keys: ['key-1'], body: { amount: 1250 } };
      const kept = bodyHmac(testPlatform.platform, call);
      expect(kept).toEqual(bodyHmac(testPlatform.platform, { ...call, body: { amount: 1250 } }));
      expect(kept).not.toEqual(bodyHmac(otherPlatform.platform, call));
      const plain = createHash('sha256').update(`idempotency:createTransaction:${canonicalJson(call.body)}`);
      expect(kept).not.toEqual(plain.digest());
    },
  );
});
