import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createTransaction,
  getSettlement,
  listDisputes,
  listTransactions,
  login,
  logout,
} from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import { ApiError, ContractError, NetworkError } from './failures.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closers.splice(0).map((close) => close()));
});

const readBody = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const serve = async (respond: (request: Received, response: ServerResponse) => void) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const receive = async () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body: await readBody(request) };
      received.push(entry);
      respond(entry, response);
    };
    void receive();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  closers.push(close);
  const address = server.address();
  if (!isAddress(address)) throw new Error('The test server has no port.');
  return { baseUrl: `http://127.0.0.1:${address.port}/api`, received, close };
};

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl, getToken: () => 'token-1', ...options });

const settlement = {
  id: 'stl_0000000000000001',
  accountId: 'acc_0000000000000001',
  totalAmount: 1000,
  totalFees: 59,
  netAmount: 941,
  status: 'completed',
  createdAt: '2026-11-20T14:00:00Z',
  updatedAt: '2026-11-20T14:00:00Z',
};

const transaction = {
  id: 'txn_0000000000000001',
  accountId: 'acc_0000000000000001',
  amount: 500,
  currency: 'usd',
  status: 'succeeded',
  type: 'pull',
  createdAt: '2026-11-20T14:00:00Z',
};

const listQuery = { accountId: 'acc_0000000000000001', offset: 15, limit: 15, type: 'pull' } as const;

test("sends path, query and token of a list call, and returns the list's items and total count", async () => {
  const { baseUrl, received } = await serve((_, response) =>
    json(response, 200, { transactions: [transaction], totalCount: 31 }),
  );
  const list = await clientOf(baseUrl).callList(listTransactions, { query: listQuery });
  expect(list).toEqual({ items: [transaction], totalCount: 31 });
  expect(received[0]).toMatchObject({
    method: 'GET',
    url: '/api/transactions?accountId=acc_0000000000000001&offset=15&limit=15&type=pull',
  });
  expect(received[0]?.headers.authorization).toBe('Bearer token-1');
});

test('omits the authorization without a session, and undefined values from the query', async () => {
  const { baseUrl, received } = await serve((_, response) => json(response, 200, []));
  const client = clientOf(baseUrl, { getToken: () => '' });
  await client.callList(listDisputes, { query: { accountId: 'a&b', limit: undefined } });
  expect(received[0]?.headers.authorization).toBeUndefined();
  expect(received[0]?.url).toBe('/api/disputes?accountId=a%26b');
});

test("reads the total of a bare array from the response's header", async () => {
  const { baseUrl } = await serve((_, response) => json(response, 200, [], { 'X-Total-Count': '44' }));
  const list = await clientOf(baseUrl).callList(listDisputes, { query: { accountId: 'acc_1' } });
  expect(list).toEqual({ items: [], totalCount: 44 });
});

test("reads from a response's headers that the total count is capped", async () => {
  const headers = { 'X-Total-Count': '1000', 'X-Total-Count-Capped': 'true' };
  const { baseUrl } = await serve((_, response) => json(response, 200, [], headers));
  const list = await clientOf(baseUrl).callList(listDisputes, { query: { accountId: 'acc_1' } });
  expect(list).toEqual({ items: [], totalCount: 1000, totalCountCapped: true });
});

test('escapes a path parameter, so that no identifier reaches another call', async () => {
  const { baseUrl, received } = await serve((_, response) => json(response, 200, settlement));
  await clientOf(baseUrl).call(getSettlement, { params: { id: '../identity/logout' } });
  expect(received[0]?.url).toBe('/api/settlements/..%2Fidentity%2Flogout');
});

test('sends the body as JSON and the idempotency key as a header', async () => {
  const { baseUrl, received } = await serve((_, response) => json(response, 201, transaction));
  const body = {
    accountId: 'acc_1',
    amount: 500,
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: 'pi_1',
  } as const;
  await clientOf(baseUrl).call(createTransaction, { body }, { idempotencyKey: 'attempt-7' });
  expect(received[0]?.headers['idempotency-key']).toBe('attempt-7');
  expect(received[0]?.headers['content-type']).toContain('application/json');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
});

test('returns undefined for a call without a response body', async () => {
  const { baseUrl } = await serve((_, response) => response.writeHead(204).end());
  expect(await clientOf(baseUrl).call(logout, {})).toBeUndefined();
});

test('accepts unknown fields and values in a response', async () => {
  const { baseUrl } = await serve((_, response) =>
    json(response, 200, { ...settlement, status: 'on_hold', colour: 'red' }),
  );
  const received = await clientOf(baseUrl).call(getSettlement, { params: { id: settlement.id } });
  expect(received.status).toBe('on_hold');
});

test("turns a refusal into an ApiError with all of the server's details", async () => {
  const { baseUrl } = await serve((_, response) =>
    json(
      response,
      429,
      {
        message: 'Too many attempts. Please wait and try again.',
        code: 'too_many_requests',
        fields: { email: 'Wait.' },
        requestId: 'req_1',
      },
      { 'Retry-After': '30' },
    ),
  );
  const call = clientOf(baseUrl).call(login, { body: { email: 'e', password: 'p', system: 'payment' } });
  await expect(call).rejects.toMatchObject({
    name: 'ApiError',
    status: 429,
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait and try again.',
    fields: { email: 'Wait.' },
    requestId: 'req_1',
    retryAfterSeconds: 30,
  });
});

test.each([
  [500, 'unknown'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])('maps a proxy page with %i to the code %s, an ID and no message', async (status, code) => {
  const { baseUrl } = await serve((_, response) =>
    response.writeHead(status, { 'X-Request-Id': 'req_2' }).end('<h1>Bad gateway</h1>'),
  );
  const call = clientOf(baseUrl).call(getSettlement, { params: { id: 'stl_1' } });
  await expect(call).rejects.toMatchObject({ status, code, message: '', requestId: 'req_2' });
  await expect(call).rejects.toBeInstanceOf(ApiError);
});

test('reads Retry-After given as a date', async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const { baseUrl } = await serve((_, response) => json(response, 503, {}, { 'Retry-After': inAMinute }));
  const call = clientOf(baseUrl).call(getSettlement, { params: { id: 'stl_1' } });
  const seconds = await call.catch((error: unknown) =>
    error instanceof ApiError ? error.retryAfterSeconds : undefined,
  );
  expect(seconds).toBe(60);
});

test('maps an unreachable server to a NetworkError', async () => {
  const { baseUrl, close } = await serve(() => {});
  await close();
  const call = clientOf(baseUrl).call(getSettlement, { params: { id: 'stl_1' } });
  await expect(call).rejects.toBeInstanceOf(NetworkError);
});

test('maps a truncated response to a NetworkError', async () => {
  const { baseUrl } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('{"id":', () => response.destroy());
  });
  const call = clientOf(baseUrl).call(getSettlement, { params: { id: 'stl_1' } });
  await expect(call).rejects.toBeInstanceOf(NetworkError);
});

test.each([
  ['a missing status', JSON.stringify({ ...settlement, status: undefined })],
  ['an identifier that is a number', JSON.stringify({ ...settlement, id: 1 })],
  ['an invalid identifier and an invalid amount', JSON.stringify({ ...settlement, id: 1, netAmount: 'abc' })],
  ['text', 'hello'],
  ['an empty body', ''],
])('throws a ContractError that names the call for a response with %s', async (_, body) => {
  const { baseUrl } = await serve((__, response) =>
    response.writeHead(200, { 'X-Request-Id': 'req_3' }).end(body),
  );
  const call = clientOf(baseUrl).call(getSettlement, { params: { id: 'stl_1' } });
  await expect(call).rejects.toBeInstanceOf(ContractError);
  await expect(call).rejects.toMatchObject({ endpointName: 'getSettlement', requestId: 'req_3' });
});

test.each([
  ['a word', 'abc'],
  ['digits in a string', '941'],
  ['null', null],
  ['a fraction', 9.41],
  ['an object', {}],
  ['missing', undefined],
])(
  'drops an amount that is %s, returns the rest of the response and reports the call’s name',
  async (_, amount) => {
    const lost: ContractError[] = [];
    const { baseUrl } = await serve((__, response) =>
      json(response, 200, { ...settlement, netAmount: amount }, { 'X-Request-Id': 'req_3' }),
    );
    const client = clientOf(baseUrl, { onFieldsLost: (error) => lost.push(error) });
    expect(await client.call(getSettlement, { params: { id: 'stl_1' } })).toEqual({
      ...settlement,
      netAmount: Number.NaN,
    });
    expect(lost).toMatchObject([{ endpointName: 'getSettlement', requestId: 'req_3' }]);
    expect(lost[0]?.message).toContain('netAmount');
  },
);

test('returns the other rows and the total of a list with invalid amounts', async () => {
  const lost: ContractError[] = [];
  const { baseUrl } = await serve((_, response) =>
    json(response, 200, {
      transactions: [
        { ...transaction, amount: 'abc' },
        transaction,
        { ...transaction, amount: null, refundableAmount: 'x' },
      ],
      totalCount: 31,
    }),
  );
  const client = clientOf(baseUrl, { onFieldsLost: (error) => lost.push(error) });
  expect(await client.callList(listTransactions, { query: listQuery })).toEqual({
    items: [
      { ...transaction, amount: Number.NaN },
      transaction,
      { ...transaction, amount: Number.NaN, refundableAmount: Number.NaN },
    ],
    totalCount: 31,
  });
  expect(lost).toHaveLength(1);
});

test('reports nothing for a valid response', async () => {
  const lost: ContractError[] = [];
  const { baseUrl } = await serve((_, response) => json(response, 200, settlement));
  await clientOf(baseUrl, { onFieldsLost: (error) => lost.push(error) }).call(getSettlement, {
    params: { id: 'stl_1' },
  });
  expect(lost).toEqual([]);
});

test('reports once that the session has ended, with the refused token', async () => {
  const { baseUrl } = await serve((_, response) =>
    json(response, 401, { message: 'Ended.', code: 'unauthenticated', requestId: 'r' }),
  );
  const ended: string[] = [];
  const client = clientOf(baseUrl, { onSessionEnded: (token) => ended.push(token) });
  await expect(client.call(logout, {})).rejects.toBeInstanceOf(ApiError);
  expect(ended).toEqual(['token-1']);
});

test('does not end the session after a wrong password at sign-in', async () => {
  const { baseUrl } = await serve((_, response) =>
    json(response, 401, {
      message: 'Invalid email or password',
      code: 'invalid_credentials',
      requestId: 'r',
    }),
  );
  const ended: string[] = [];
  const client = clientOf(baseUrl, { onSessionEnded: (token) => ended.push(token) });
  const call = client.call(login, { body: { email: 'e', password: 'p', system: 'payment' } });
  await expect(call).rejects.toMatchObject({ message: 'Invalid email or password' });
  expect(ended).toEqual([]);
});

test("rejects an aborted call with the caller's reason", async () => {
  const arrival = Promise.withResolvers<void>();
  const { baseUrl } = await serve(() => arrival.resolve());
  const controller = new AbortController();
  const call = clientOf(baseUrl).call(
    getSettlement,
    { params: { id: 'stl_1' } },
    { signal: controller.signal },
  );
  void arrival.promise.then(() => controller.abort());
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('sends a refused read once: retrying is the query client’s decision', async () => {
  const { baseUrl, received } = await serve((_, response) => json(response, 500, {}));
  const call = clientOf(baseUrl).call(getSettlement, { params: { id: 'stl_1' } });
  await expect(call).rejects.toBeInstanceOf(ApiError);
  expect(received).toHaveLength(1);
});
