import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransaction, getSettlement } from '@tillbook/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError, NetworkError } from './failures.ts';

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const closers: (() => void)[] = [];

// The client's clock alone stands still: the server and the network between them keep the real one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) close();
});

/** A server, and a promise that the client has seen the beginning of its answer. */
const serve = async (answer: (response: ServerResponse) => void) => {
  const server = createServer((_, response) => answer(response));
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

/** What has become of a call: `pending`, or what it failed with. */
const follow = (call: Promise<unknown>) => {
  const state: { outcome: unknown } = { outcome: 'pending' };
  const settle = (outcome: unknown): void => void (state.outcome = outcome);
  call.then(settle, settle);
  return state;
};

const halfAnAnswer = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"id":');
};

const readSettlement = { params: { id: 'stl_1' } };

test('a read whose answer stops half-way is a NetworkError when its 15 seconds are over', async () => {
  const { client, begun } = await serve(halfAnAnswer(200));
  const call = follow(client.call(getSettlement, readSettlement));
  await begun;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('the time until an answer began counts: its body does not get the whole limit again', async () => {
  const answers: ServerResponse[] = [];
  const asked = Promise.withResolvers<void>();
  const { client, begun } = await serve((response) => {
    answers.push(response);
    asked.resolve();
  });
  const call = follow(client.call(getSettlement, readSettlement));
  await asked.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  for (const response of answers) halfAnAnswer(200)(response);
  await begun;
  await vi.advanceTimersByTimeAsync(4999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('a call that moves money waits a minute for the end of its answer', async () => {
  const { client, begun } = await serve(halfAnAnswer(201));
  const body = { accountId: 'acc_1', amount: 500, type: 'pull', channel: 'online', method: 'card' } as const;
  const call = follow(client.call(createTransaction, { body: { ...body, paymentInstrumentId: 'pi_1' } }));
  await begun;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('a call that nobody answers is a NetworkError when its time is over', async () => {
  const asked = Promise.withResolvers<void>();
  const { client } = await serve(() => asked.resolve());
  const call = follow(client.call(getSettlement, readSettlement));
  await asked.promise;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toBeInstanceOf(NetworkError);
});

test('a refusal that stops half-way is a refusal without words after ten seconds', async () => {
  const { client, begun } = await serve(halfAnAnswer(502));
  const call = follow(client.call(getSettlement, readSettlement));
  await begun;
  await vi.advanceTimersByTimeAsync(9999);
  expect(call.outcome).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(call.outcome).toMatchObject({ name: 'ApiError', status: 502, code: 'unknown', message: '' });
});

test('a refusal that breaks off is a refusal without words', async () => {
  const { client } = await serve((response) => {
    halfAnAnswer(403)(response);
    setImmediate(() => response.destroy());
  });
  const call = client.call(getSettlement, readSettlement);
  await expect(call).rejects.toBeInstanceOf(ApiError);
  await expect(call).rejects.toMatchObject({ status: 403, code: 'unknown', message: '' });
});
