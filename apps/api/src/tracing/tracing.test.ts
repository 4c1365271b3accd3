import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  addBankAccount,
  addCard,
  newMerchant,
  read,
  transactionIn,
  type Merchant,
} from '../../test/merchant.ts';
import { post } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { startWorker } from '../jobs/worker.ts';
import { startTracing } from './start-tracing.ts';
import type { Tracing } from './tracing.ts';
import { moveClock } from '../../test/passing-time.ts';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
});
type Span = z.infer<typeof span>;

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const openCollector = async () => {
  const bodies: z.infer<typeof exported>[] = [];
  const take = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await json(incoming);
    if (incoming.url === '/v1/traces') bodies.push(exported.parse(body));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((incoming, response) => void take(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { server, bodies, address: `http://127.0.0.1:${port}` };
};

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpanId = '00f067aa0ba902b7';

let testPlatform: TestPlatform;
let merchant: Merchant;
let collector: Awaited<ReturnType<typeof openCollector>>;
let tracing: Tracing | undefined;
let spans: readonly Span[] = [];

const pay = (paymentInstrumentId: string, method: 'card' | 'ach') =>
  post(
    testPlatform.web,
    '/api/transactions',
    {
      accountId: merchant.accountId,
      amount: 501,
      type: 'pull',
      channel: 'online',
      method,
      paymentInstrumentId,
      referenceId: `traced-${method}`,
    },
    {
      token: merchant.person.token,
      headers: { traceparent: `00-${traceId}-${callerSpanId}-01` },
    },
  );

const below = (parent: Span | undefined) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

beforeAll(async () => {
  collector = await openCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.address);
  tracing = await startTracing(process.env, 'tillbook');
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  await pay(await addCard(testPlatform, merchant), 'card');
  const debit = transactionIn(await pay(await addBankAccount(testPlatform, merchant), 'ach'));
  const worker = await startWorker(testPlatform.platform, { databaseUrl: testPlatform.databaseUrl });
  await moveClock(testPlatform, 4000);
  await eventually(async () => {
    const { status } = transactionIn(await read(testPlatform, merchant, `/transactions/${debit.id}`));
    if (status !== 'succeeded') throw new Error(`The payment is still ${status}.`);
  });
  await worker.stop();
  await tracing?.end();
  spans = collector.bodies
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
});

afterAll(async () => {
  await testPlatform.close();
  collector.server.close();
  vi.unstubAllEnvs();
});

const request = () => spans.find(({ name }) => name === 'createTransaction');

describe('spans, sent to a collector', () => {
  test('sends a span for the request, below the span of its caller', () => {
    expect(request()).toMatchObject({ traceId, parentSpanId: callerSpanId });
    expect(request()?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 201 },
    });
  });

  test('sends spans for the queries of a request, and for its request to the processor', () => {
    const names = below(request()).map(({ name }) => name);
    expect(names).toContain('processor submit');
    const queries = below(request()).filter(({ attributes }) =>
      attributes.some(({ key }) => key === 'db.query.text'),
    );
    expect(queries.length).toBeGreaterThan(1);
    const submit = below(request()).find(({ name }) => name === 'processor submit');
    expect(below(submit).length).toBeGreaterThan(0);
  });

  test('sends spans for the job, and for its requests to the processor', () => {
    const job = spans.find(
      ({ name, spanId }) =>
        name === 'job resolve_transaction' && spans.some(({ parentSpanId }) => parentSpanId === spanId),
    );
    expect(below(job).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^processor /));
  });

  test('sends no card number and no email address in spans', () => {
    const text = JSON.stringify(collector.bodies);
    expect(text).not.toContain('4242424242424242');
    expect(text).not.toContain('@');
  });

  test('names the service in spans', () => {
    expect(collector.bodies[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'tillbook' },
    });
  });
});

test('loads no SDK and sends no spans unless the environment requests them', async () => {
  expect(await startTracing({}, 'tillbook')).toBeUndefined();
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(await startTracing({ ...address, OTEL_SDK_DISABLED: 'true' }, 'tillbook')).toBeUndefined();
  expect(await startTracing({ ...address, OTEL_TRACES_EXPORTER: 'none' }, 'tillbook')).toBeUndefined();
});
