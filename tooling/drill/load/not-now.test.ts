import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { ApiError, createClient } from '@tillbook/api-client';
import { listPermittedAccounts } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { type Away, awayOf } from './not-now.ts';

const json = JSON.stringify({
  message: 'Please try again shortly.',
  code: 'unavailable',
  requestId: 'req_1',
});

const judged = async (respond: (response: ServerResponse) => unknown): Promise<Away | undefined> => {
  const server = createServer((_, response) => respond(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => '' });
  try {
    await client.call(listPermittedAccounts, {});
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return awayOf(error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test.each([502, 503, 504])('classifies a %i in JSON with Retry-After as "not now"', async (status) => {
  const headers = { 'Content-Type': 'application/json', 'Retry-After': '2' };
  expect(await judged((response) => response.writeHead(status, headers).end(json))).toBe('not-now');
});

test.each([502, 503, 504])(
  'classifies a %i that is HTML or lacks Retry-After as malformed',
  async (status) => {
    const page = { 'Content-Type': 'text/html', 'Retry-After': '2' };
    expect(await judged((response) => response.writeHead(status, page).end('<h1>Bad</h1>'))).toBe(
      'malformed',
    );
    const untimed = { 'Content-Type': 'application/json' };
    expect(await judged((response) => response.writeHead(status, untimed).end(json))).toBe('malformed');
  },
);

test('does not classify a 409 as an unavailable response', async () => {
  expect(await judged((response) => response.writeHead(409).end('{"code":"conflict"}'))).toBeUndefined();
});
