import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../../test/people.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;
let port: number;
let formsPort: number;
let closings: readonly (() => Promise<void>)[];

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const listen = async (fetch: Fetch) => {
  const server = createAdaptorServer({ fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return { port: typeof address === 'object' && address !== null ? address.port : 0, close };
};

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  const [web, forms] = [await listen(testPlatform.web.fetch), await listen(testPlatform.forms.fetch)];
  port = web.port;
  formsPort = forms.port;
  closings = [web.close, forms.close];
});
afterAll(async () => {
  for (const close of closings) await close();
  await testPlatform.close();
});

const at = (path: string) => `http://localhost:${port}${path}`;

const exchange = async (text: string | Uint8Array, to = port): Promise<string> => {
  const socket = connect(to, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.end(text);
  await new Promise((resolve) => socket.on('close', resolve));
  return Buffer.concat(received).toString('utf8');
};

test('audits the address of the socket', async () => {
  const person = await newPerson(testPlatform);
  const response = await fetch(at('/api/identity/logout'), {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(response.status).toBe(204);
  const { rows } = await testPlatform.owner.query(
    `select client_address from audit_trail where user_id = $1`,
    [person.userId],
  );
  expect(rows[0].client_address).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test('cuts an endless body off at 64 KiB', { meta: { shows: ['threat:6.1', 'asvs:V2.2.1'] } }, async () => {
  let readBytes = 0;
  // Counts the bytes that the server took from the socket; how much the client could send depends on the
  // kernel's buffers.
  const counting = await listen(async (request, environment) => {
    const response = await testPlatform.web.fetch(request, environment);
    readBytes = 'incoming' in environment ? environment.incoming.socket.bytesRead : 0;
    return response;
  });
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(0x20)),
  });
  const response = await fetch(`http://localhost:${counting.port}/api/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  });
  expect(response.status).toBe(413);
  await counting.close();
  // Beyond the limit, a chunk of the socket and a full buffer of the request were read, each of at most 64
  // KiB.
  expect(readBytes).toBeGreaterThan(64 * 1024);
  expect(readBytes).toBeLessThanOrEqual(4 * 64 * 1024);
});

test.each([
  ['text that is not a request', 'hello\r\n\r\n'],
  ['a malformed host', 'GET / HTTP/1.1\r\nHost: [::bad\r\n\r\n'],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ['a malformed address', 'GET //%%/..//\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  [
    'two lengths',
    'POST /api/identity/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
  ],
  ['headers of a megabyte', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\n`],
  [
    'an incomplete body',
    'POST /api/identity/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"em',
  ],
])('survives malformed input on a socket: %s', { meta: { shows: ['asvs:V4.2.1'] } }, async (_what, bytes) => {
  const response = await exchange(bytes);
  expect(response).not.toMatch(/^HTTP\/1\.1 (2|5)/);
  expect(response).not.toMatch(/ at .*\.(ts|js):/);
  expect((await fetch(at('/api/health'))).status).toBe(200);
});

test.each([
  ['the web app', '/', () => port],
  ['the API', '/api/health', () => port],
  ['a card form', '/card-form', () => formsPort],
])('refuses two Host headers on %s, in any order', async (_what, path, portOf) => {
  for (const hosts of [
    ['localhost', 'evil.example'],
    ['evil.example', 'localhost'],
    ['localhost', 'localhost'],
  ]) {
    const headers = hosts.map((host, index) => `${index === 0 ? 'Host' : 'host'}: ${host}\r\n`).join('');
    const response = await exchange(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`, portOf());
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"fields":{"Host":"Send this header only once."}');
    expect(response).not.toContain('evil.example');
  }
});

test('survives a client that disconnects during its response', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const leaving = new AbortController();
    const requested = fetch(at('/api/openapi.json'), { signal: leaving.signal });
    leaving.abort();
    await expect(requested).rejects.toThrow('abort');
  }
  expect((await fetch(at('/api/health'))).status).toBe(200);
});
