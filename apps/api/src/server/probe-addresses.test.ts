import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, send } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let here: TestPlatform;

const collector = 'a-token-of-the-collector';

beforeAll(async () => {
  here = await testPlatform({ environment: { METRICS_TOKEN: collector } });
});
afterAll(() => here.close());

describe('the usual addresses of probes', () => {
  test.each([
    ['/healthz', { status: 'ok' }],
    ['/livez', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ])('%s answers for the process, whatever name the machine is asked by', async (path, body) => {
    for (const host of ['localhost:4310', '10.0.0.7']) {
      const answer = await get(here.web, `http://${host}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(body);
    }
  });

  test('/metrics answers the collector and nobody else', async () => {
    const answer = await get(here.web, '/metrics', { token: collector });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('# TYPE tillbook_requests_total counter');
    expect((await get(here.web, '/metrics')).status).toBe(401);
  });

  test('take no other method than the calls behind them', async () => {
    expect((await send(here.web, 'POST', '/healthz')).status).toBe(405);
  });
});

test('a process that is about to stop is not ready, and answers all the same', async () => {
  const leaving = await testPlatform();
  leaving.platform.service.leave();
  expect((await get(leaving.web, '/readyz')).status).toBe(503);
  expect((await get(leaving.web, '/livez')).status).toBe(200);
  expect((await get(leaving.web, '/api/permissions/accounts')).status).toBe(401);
  await leaving.close();
});
