import { endpoints } from '@tillbook/contract/openapi';
import { storePaymentInstrument } from '@tillbook/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { handlers } from './calls.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

test('every declared call is answered', { meta: { shows: ['spec:7.34'] } }, () => {
  const answered = new Set(handlers.map(({ endpoint }) => endpoint.name));
  expect(endpoints.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
});

test('each call is answered once, by the declaration of its name', () => {
  const names = handlers.map(({ endpoint }) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
  for (const { endpoint } of handlers) expect(endpoints).toContain(endpoint);
});

const addressed = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, 'absent_0000000000000000')}`;

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is mounted',
  async (_name, endpoint) => {
    const { method, path, access } = endpoint;
    const answer = await send(here.web, method, addressed(path));
    expect(answer.status).not.toBe(404);
    expect(answer.status).not.toBe(405);
    expect(answer.status === 401).toBe(access.kind !== 'public');
  },
);

test(
  'the vault call lives on the tokenization origin alone',
  { meta: { shows: ['threat:4.3', 'asvs:V3.5.4'] } },
  async () => {
    const there = await send(here.forms, 'POST', storePaymentInstrument.path);
    expect(there.status).toBe(403);
    for (const path of [storePaymentInstrument.path, `/api${storePaymentInstrument.path}`]) {
      expect((await send(here.web, 'POST', path)).status).toBe(405);
    }
  },
);
