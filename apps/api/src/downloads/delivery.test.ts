import { once } from 'node:events';
import { get as request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../test/merchant.ts';
import { post, textIn } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { handlers } from '../server/calls.ts';
import { webOriginApp } from '../server/web-origin.ts';

/** The folder with the keys, which both processes need. */
let dataDirectory: string;
let testPlatform: TestPlatform;
let otherPlatform: TestPlatform;
let merchant: Merchant;
/**
 * One process ends its responses immediately; the other delays their end for a minute, so that a reader can
 * leave in the meantime.
 */
let served: { readonly atOnce: Served; readonly late: Served };

type Served = { readonly port: number; close(): Promise<void> };

const serve = async ({ platform }: TestPlatform, shortestMs: number): Promise<Served> => {
  const downloads = { ...platform.downloads, shortestMs };
  const server = createAdaptorServer({ fetch: webOriginApp({ ...platform, downloads }, handlers).fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
};

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'tillbook-deliveries-'));
  const environment = { DATA_DIR: dataDirectory };
  testPlatform = await startTestPlatform({ environment });
  const database = { databaseUrl: testPlatform.databaseUrl, drop: async () => undefined };
  otherPlatform = await startTestPlatform({ environment, database });
  merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  await sendPayment(testPlatform, merchant, { amount: 12_840, paymentInstrumentId });
  served = { atOnce: await serve(testPlatform, 0), late: await serve(otherPlatform, 60_000) };
});
afterAll(async () => {
  await served.atOnce.close();
  await served.late.close();
  await otherPlatform.close();
  await testPlatform.close();
  await rm(dataDirectory, { recursive: true });
});

type Headers = Readonly<Record<string, string>>;

const open = async (port: number, path: string, method = 'GET', headers: Headers = {}) => {
  const asked = request({ host: 'localhost', port, path, method, headers, agent: false });
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (response === undefined) throw new Error('A request has a response.');
  return response;
};

const read = async (response: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  return Buffer.concat(pieces);
};

const abort = async (path: string, headers: Headers = {}): Promise<void> => {
  const response = await open(served.late.port, path, 'GET', headers);
  expect(response.statusCode).toBe(200);
  await once(response, 'data');
  response.on('error', () => undefined);
  response.destroy();
  await expect.poll(() => otherPlatform.platform.downloads.underWay()).toBe(0);
};

const statusOf = async (path: string): Promise<number | undefined> => {
  const response = await open(served.atOnce.port, path);
  await read(response);
  return response.statusCode;
};

const month = '2026-03';

const files = [
  ['an export as CSV', '/api/exports', { list: 'payments', format: 'csv' }, 'Date'],
  ['an export as JSON', '/api/exports', { list: 'payments', format: 'json' }, '[\n{'],
  ['a statement as CSV', `/api/statements/${month}/files`, { format: 'csv' }, 'Date'],
  ['a statement as PDF', `/api/statements/${month}/files`, { format: 'pdf' }, '%PDF-1.7'],
] as const;

describe.each(files)('the address of %s', (_name, path, body, beginning) => {
  const create = async (): Promise<string> => {
    const { token } = merchant.person;
    const created = await post(testPlatform.web, path, { accountId: merchant.accountId, ...body }, { token });
    expect(created.status).toBe(201);
    return new URL(textIn(created, 'fileUrl')).pathname;
  };
  const expectWhole = async (response: IncomingMessage) => {
    expect(response.statusCode).toBe(200);
    expect((await read(response)).subarray(0, 40).toString()).toContain(beginning);
  };

  test('keeps the address valid after aborted GET requests, and closes it after a complete delivery', async () => {
    const address = await create();
    await abort(address);
    await abort(address);
    await expectWhole(await open(served.atOnce.port, address));
    expect(await statusOf(address)).toBe(404);
  });

  test('keeps the address valid after range requests, completed or aborted', async () => {
    const address = await create();
    await abort(address, { range: 'bytes=0-1' });
    await expectWhole(await open(served.atOnce.port, address, 'GET', { range: 'bytes=0-1' }));
    await expectWhole(await open(served.atOnce.port, address));
    expect(await statusOf(address)).toBe(404);
  });

  test("returns the file's headers for a HEAD request and keeps the address valid", async () => {
    const address = await create();
    const head = await open(served.atOnce.port, address, 'HEAD');
    expect([head.statusCode, (await read(head)).length]).toEqual([200, 0]);
    const response = await open(served.atOnce.port, address);
    for (const name of ['content-type', 'content-disposition', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, response.headers[name]]);
    }
    await expectWhole(response);
  });

  test('closes the address after one of two concurrent requests has delivered the file', async () => {
    const address = await create();
    const unread = await open(served.late.port, address);
    await expectWhole(await open(served.atOnce.port, address));
    expect(await statusOf(address)).toBe(404);
    unread.resume();
    unread.on('error', () => undefined);
    unread.destroy();
    await expect.poll(() => otherPlatform.platform.downloads.underWay()).toBe(0);
    expect(await statusOf(address)).toBe(404);
  });

  test('closes the address with its session after an aborted request', async () => {
    const other = await newMerchant(testPlatform);
    const { token } = other.person;
    const created = await post(testPlatform.web, path, { accountId: other.accountId, ...body }, { token });
    const address = new URL(textIn(created, 'fileUrl')).pathname;
    await abort(address);
    expect((await post(testPlatform.web, '/api/identity/logout', undefined, { token })).status).toBe(204);
    expect(await statusOf(address)).toBe(404);
  });
});
