import { endpoints } from '@tillbook/contract/openapi';
import { storePaymentInstrument } from '@tillbook/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { handlers } from './calls.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

test('provides a handler for every declared call', { meta: { shows: ['spec:7.34'] } }, () => {
  const found = new Set(handlers.map(({ endpoint }) => endpoint.name));
  expect(endpoints.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

test('has at most one handler per call, and no handler for an undeclared call', () => {
  const names = handlers.map(({ endpoint }) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
  for (const { endpoint } of handlers) expect(endpoints).toContain(endpoint);
});

const addressed = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, 'absent_0000000000000000')}`;

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'mounts the call %s',
  async (_name, endpoint) => {
    const { method, path, access } = endpoint;
    const response = await send(testPlatform.web, method, addressed(path));
    expect(response.status).not.toBe(404);
    expect(response.status).not.toBe(405);
    expect(response.status === 401).toBe(access.kind !== 'public');
  },
);

test(
  'serves the vault call on the tokenization origin only',
  { meta: { shows: ['threat:4.3', 'asvs:V3.5.4'] } },
  async () => {
    const there = await send(testPlatform.forms, 'POST', storePaymentInstrument.path);
    expect(there.status).toBe(403);
    for (const path of [storePaymentInstrument.path, `/api${storePaymentInstrument.path}`]) {
      expect((await send(testPlatform.web, 'POST', path)).status).toBe(405);
    }
  },
);
