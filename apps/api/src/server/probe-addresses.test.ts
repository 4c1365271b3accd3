import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;

const collector = 'a-token-of-the-collector';

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { METRICS_TOKEN: collector } });
});
afterAll(() => testPlatform.close());

describe('the usual addresses of probes', () => {
  test.each([
    ['/healthz', { status: 'ok' }],
    ['/livez', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ])('responds to the probe %s for the process, under any host name', async (path, body) => {
    for (const host of ['localhost:4310', '10.0.0.7']) {
      const response = await get(testPlatform.web, `http://${host}${path}`);
      expect(response.status).toBe(200);
      expect(response.body).toEqual(body);
    }
  });

  test('responds at /metrics only to the collector', async () => {
    const response = await get(testPlatform.web, '/metrics', { token: collector });
    expect(response.status).toBe(200);
    expect(response.text).toContain('# TYPE tillbook_requests_total counter');
    expect((await get(testPlatform.web, '/metrics')).status).toBe(401);
  });

  test('accepts only the methods of the calls behind the probes', async () => {
    expect((await send(testPlatform.web, 'POST', '/healthz')).status).toBe(405);
  });
});

test('reports a stopping process as not ready, and still responds', async () => {
  const leaving = await startTestPlatform();
  leaving.platform.service.leave();
  expect((await get(leaving.web, '/readyz')).status).toBe(503);
  expect((await get(leaving.web, '/livez')).status).toBe(200);
  expect((await get(leaving.web, '/api/permissions/accounts')).status).toBe(401);
  await leaving.close();
});
