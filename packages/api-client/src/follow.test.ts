import { createServer, type ServerResponse } from 'node:http';
import { followAccount } from '@tillbook/contract';
import { afterEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from './failures.ts';
import { follow } from './follow.ts';

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const serve = async (respond: (response: ServerResponse, address: string) => void): Promise<string> => {
  const server = createServer((request, response) => respond(response, request.url ?? ''));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The test server has no port.');
  return `http://127.0.0.1:${address.port}/api`;
};

const receivedFrom = (baseUrl: string, signal = new AbortController().signal) => {
  const received: string[] = [];
  const input = { query: { accountId: 'acc_1' } };
  const ended = follow(followAccount, input, { baseUrl, token: 'token-1', signal }, ({ type }) => {
    received.push(type);
  });
  return { heard: received, ended };
};

test('reads events that are split across chunks, and ignores comments and unknown events', async () => {
  const addresses: string[] = [];
  const baseUrl = await serve((response, address) => {
    addresses.push(address);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"type":"op');
    setTimeout(() => response.write('en"}\n\n:\n\ndata: {"kind":1}\n\nda'), 20);
    setTimeout(() => response.end('ta: {"type":"changed"}\n\n'), 40);
  });
  const { heard: received, ended } = receivedFrom(baseUrl);
  await ended;
  expect(received).toEqual(['open', 'changed']);
  expect(addresses).toEqual(['/api/events?accountId=acc_1']);
});

test('rejects a refused stream with an ApiError and a broken stream with a NetworkError, and resolves an aborted stream', async () => {
  const refusing = await serve((response) => response.writeHead(429, { 'retry-after': '30' }).end('{}'));
  await expect(receivedFrom(refusing).ended).rejects.toBeInstanceOf(ApiError);
  const breaking = await serve((response) => {
    response.writeHead(200).write('data: {"type":"open"}\n\n', () => response.destroy());
  });
  await expect(receivedFrom(breaking).ended).rejects.toBeInstanceOf(NetworkError);
  const arrival = Promise.withResolvers<void>();
  const quiet = await serve((response) => {
    response.writeHead(200).flushHeaders();
    arrival.resolve();
  });
  const giving = new AbortController();
  const { ended } = receivedFrom(quiet, giving.signal);
  await arrival.promise;
  giving.abort();
  await expect(ended).resolves.toBeUndefined();
});
