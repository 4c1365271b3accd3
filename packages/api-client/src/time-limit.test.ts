import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransaction, getSettlement } from '@tillbook/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError, NetworkError } from './failures.ts';

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const closers: (() => void)[] = [];

// Only the client's clock is mocked: the server and the network in between use the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) close();
});

/** Starts a server; the promise resolves when the client has received the beginning of its response. */
const serve = async (respond: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => respond(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const realFetch = globalThis.fetch;
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await realFetch(input, init);
      resolve();
      return response;
    });
  });
  const address = server.address();
  if (!isAddress(address)) throw new Error('The test server has no port.');
  const client = createClient({ baseUrl: `http://127.0.0.1:${address.port}/api`, getToken: () => 'token-1' });
  return { client, begun };
};

/** Reads the state of a call: `pending`, or its failure. */
const follow = (call: Promise<unknown>) => {
  const state: { outcome: unknown } = { outcome: 'pending' };
  const settle = (outcome: unknown): void => void (state.outcome = outcome);
  call.then(settle, settle);
  return state;
};

const halfAResponse = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"id":');
};

const readSettlement = { params: { id: 'stl_1' } };

test('rejects a read with a NetworkError if its response stalls for 15 seconds', async () => {
  const { client, begun } = await serve(halfAResponse(200));
  const call = follow(client.call(getSettlement, readSettlement));
  await begun;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('includes the wait for the start of a response in the time limit of the whole call', async () => {
  const responses: ServerResponse[] = [];
  const requests = Promise.withResolvers<void>();
  const { client, begun } = await serve((response) => {
    responses.push(response);
    requests.resolve();
  });
  const call = follow(client.call(getSettlement, readSettlement));
  await requests.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  for (const response of responses) halfAResponse(200)(response);
  await begun;
  await vi.advanceTimersByTimeAsync(4999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('waits a minute for the end of the response to a call that moves money', async () => {
  const { client, begun } = await serve(halfAResponse(201));
  const body = { accountId: 'acc_1', amount: 500, type: 'pull', channel: 'online', method: 'card' } as const;
  const call = follow(client.call(createTransaction, { body: { ...body, paymentInstrumentId: 'pi_1' } }));
  await begun;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('rejects a call without a response with a NetworkError after its time limit', async () => {
  const requests = Promise.withResolvers<void>();
  const { client } = await serve(() => requests.resolve());
  const call = follow(client.call(getSettlement, readSettlement));
  await requests.promise;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('returns a stalled refusal without a message after ten seconds', async () => {
  const { client, begun } = await serve(halfAResponse(502));
  const call = follow(client.call(getSettlement, readSettlement));
  await begun;
  await vi.advanceTimersByTimeAsync(9999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toMatchObject({ name: 'ApiError', status: 502, code: 'unavailable', message: '' });
});

test('returns a truncated refusal without a message', async () => {
  const { client } = await serve((response) => {
    halfAResponse(403)(response);
    setImmediate(() => response.destroy());
  });
  const call = client.call(getSettlement, readSettlement);
  await expect(call).rejects.toBeInstanceOf(ApiError);
  await expect(call).rejects.toMatchObject({ status: 403, code: 'unknown', message: '' });
});
