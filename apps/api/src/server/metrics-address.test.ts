import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodCard, sendToVault, ticketFor } from '../../test/instruments.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { newPerson } from '../../test/people.ts';
import { get, type TestResponse } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { readSettings } from '../runtime/settings.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

const collector = 'a-token-of-the-collector';

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { METRICS_TOKEN: collector } });
  merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  for (const amount of [100, 200]) await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId });
  await get(testPlatform.web, '/api/accounts?accountId=acc_nowhere', { token: merchant.person.token });
  await get(testPlatform.web, '/api/nothing');
});

afterAll(() => testPlatform.close());

const read = (token?: string): Promise<TestResponse> =>
  get(testPlatform.web, '/api/metrics', token === undefined ? {} : { token });

const valueOf = ({ text }: TestResponse, sample: string): number => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  if (line === undefined) throw new Error(`There is no ${sample}.`);
  return Number(line.slice(sample.length));
};

describe('metrics', () => {
  test(
    'counts responses by call and status, with their durations',
    { meta: { shows: ['asvs:V16.3.3'] } },
    async () => {
      const response = await read(collector);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(valueOf(response, 'tillbook_requests_total{call="createTransaction",status="201"}')).toBe(2);
      expect(valueOf(response, 'tillbook_requests_total{call="getAccount",status="404"}')).toBe(1);
      expect(valueOf(response, 'tillbook_requests_total{call="none",status="404"}')).toBe(1);
      const duration = 'tillbook_request_duration_seconds';
      expect(valueOf(response, `${duration}_count{call="createTransaction"}`)).toBe(2);
      expect(valueOf(response, `${duration}_bucket{le="+Inf",call="createTransaction"}`)).toBe(2);
      expect(valueOf(response, `${duration}_sum{call="createTransaction"}`)).toBeGreaterThan(0);
    },
  );

  test('counts the vault’s responses, although they come from the tokenization origin', async () => {
    const ticket = await ticketFor(testPlatform, merchant.person, merchant.accountId);
    await sendToVault(testPlatform, { ...goodCard, ticket });
    await sendToVault(testPlatform, { ...goodCard, ticket: 'made-up' });
    const response = await read(collector);
    const call = 'storePaymentInstrument';
    expect(valueOf(response, `tillbook_requests_total{call="${call}",status="201"}`)).toBe(1);
    expect(valueOf(response, `tillbook_request_duration_seconds_count{call="${call}"}`)).toBe(2);
  });

  test('reports postings, queue, connections and memory in the metrics', async () => {
    const response = await read(collector);
    expect(valueOf(response, 'tillbook_database_up')).toBe(1);
    expect(valueOf(response, 'tillbook_postings_total{scope="database"}')).toBe(2);
    expect(valueOf(response, 'tillbook_queue_depth{scope="database"}')).toBe(0);
    expect(valueOf(response, 'tillbook_queue_failed{scope="database"}')).toBe(0);
    const connections = 'tillbook_database_connections';
    expect(valueOf(response, `${connections}{pool="calls",state="open"}`)).toBeGreaterThan(0);
    for (const pool of ['calls', 'planned', 'processor']) {
      expect(valueOf(response, `${connections}{pool="${pool}",state="waiting"}`)).toBe(0);
    }
    expect(valueOf(response, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  test('reports the event loop, the heap and the garbage collection of the process', async () => {
    const response = await read(collector);
    expect(valueOf(response, 'nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000);
    expect(valueOf(response, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(response.text).toContain('# TYPE nodejs_gc_duration_seconds histogram');
  });

  test("writes metrics that pass promtool's check", async ({ skip }) => {
    const { text } = await read(collector);
    const checked = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    if (checked.error) skip('promtool is not installed; Debian has it in the package prometheus');
    expect(checked.stderr + checked.stdout).toBe('');
    expect(checked.status).toBe(0);
  });

  test("labels only the postings and the queue as the database's metrics", async () => {
    const { text } = await read(collector);
    const shared = new Set(
      text
        .split('\n')
        .filter((line) => line.includes('scope="database"'))
        .map((line) => line.slice(0, line.indexOf('{'))),
    );
    expect([...shared].toSorted()).toEqual([
      'tillbook_postings_total',
      'tillbook_queue_depth',
      'tillbook_queue_failed',
      'tillbook_queue_oldest_job_seconds',
    ]);
  });

  test('names no account and no person in the metrics', { meta: { shows: ['threat:6.5'] } }, async () => {
    const { text } = await read(collector);
    expect(text).not.toContain(merchant.accountId);
    expect(text).not.toContain('@');
  });

  test(
    "requires the collector's token or an internal admin to read the metrics",
    { meta: { shows: ['threat:6.5', 'asvs:V13.4.5'] } },
    async () => {
      const { token } = await newPerson(testPlatform, ['internal_admin']);
      expect((await read(token)).status).toBe(200);
      expect((await read(merchant.person.token)).status).toBe(403);
      expect((await read()).status).toBe(401);
      expect((await read(`${collector}x`)).status).toBe(401);
      expect((await read('a-token-of-the-collectoR')).status).toBe(401);
    },
  );
});

test('refuses a metrics token that could be guessed', { meta: { shows: ['asvs:V13.2.3'] } }, () => {
  expect(readSettings({ METRICS_TOKEN: 'short' })).toMatchObject({ ok: false });
  expect(readSettings({ METRICS_TOKEN: 'with a space in the middle' })).toMatchObject({ ok: false });
  expect(readSettings({})).toMatchObject({ ok: true, settings: { metricsToken: undefined } });
});
