import { once } from 'node:events';
import { createServer, get, type ClientRequest, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBackground } from '../runtime/background.ts';
import { deliveryOf } from './delivery.ts';
import { downloadLimits } from './download-limits.ts';

const background = openBackground(() => undefined);
const server: Server = createServer();
let steps: string[];

const address = {
  close: async () => {
    steps.push('close');
  },
  reopen: async () => {
    steps.push('reopen');
  },
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  steps = [];
});

const begin = async (): Promise<{ readonly request: ClientRequest; readonly outgoing: ServerResponse }> => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const arrived = Promise.withResolvers<ServerResponse>();
  server.once('request', (_incoming, response) => arrived.resolve(response));
  const request = get({ host: '127.0.0.1', port, agent: false });
  request.on('error', () => undefined);
  const outgoing = await arrived.promise;
  outgoing.flushHeaders();
  const [incoming] = await once(request, 'response');
  incoming.on('error', () => undefined).resume();
  return { request, outgoing };
};

const delivery = (outgoing: ServerResponse, shortestMs: number) =>
  deliveryOf(
    { outgoing, wantsWhole: true },
    { background, downloads: downloadLimits({ shortestMs }) },
    address,
  );

const nobodyLeaves = () => new AbortController().signal;

test('closes an address before the last byte, and leaves it closed after that byte is sent', async () => {
  const { outgoing } = await begin();
  await delivery(outgoing, 0).complete(nobodyLeaves());
  expect(steps).toEqual(['close']);
  outgoing.end('last');
  await background.settled();
  expect(steps).toEqual(['close']);
});

test('reopens an address if the client leaves before the last byte', async () => {
  const { request, outgoing } = await begin();
  await delivery(outgoing, 0).complete(nobodyLeaves());
  request.destroy();
  await background.settled();
  expect(steps).toEqual(['close', 'reopen']);
});

test('reopens an address if the client left while the address was closed', async () => {
  const { request, outgoing } = await begin();
  request.destroy();
  await once(outgoing, 'close');
  await delivery(outgoing, 0).complete(nobodyLeaves());
  await background.settled();
  expect(steps).toEqual(['close', 'reopen']);
});

test('leaves an address open if the client leaves while the response waits', async () => {
  const { request, outgoing } = await begin();
  const leaving = new AbortController();
  const completed = delivery(outgoing, 600_000).complete(leaving.signal);
  leaving.abort();
  await completed;
  expect(steps).toEqual([]);
  request.destroy();
});
