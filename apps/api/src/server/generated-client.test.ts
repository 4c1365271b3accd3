import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { openApiDocument } from '@tillbook/contract/openapi';
import { type GeneratedClient, generateClient } from '@tillbook/openapi-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn } from '../../test/merchant.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

// Generating, compiling and starting a program takes its time on a machine that does much at once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const compiler = join(import.meta.dirname, '../../node_modules/.bin/tsc');

let here: TestPlatform;
let baseUrl: string;
let close: () => Promise<void>;
let client: GeneratedClient;

beforeAll(async () => {
  here = await testPlatform();
  const server = createAdaptorServer({ fetch: here.web.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  baseUrl = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}/api`;
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
  client = await generateClient(openApiDocument(baseUrl));
});
afterAll(async () => {
  await client.remove();
  await close();
  await here.close();
});

test('a program that has only the document is accepted by the compiler', () => {
  expect(client.checkTypes(compiler)).toBe('');
});

test('the compiler refuses what the document does not say', async () => {
  const misused = await generateClient(openApiDocument(baseUrl));
  try {
    const program = join(misused.folder, 'list-payments.ts');
    const text = await readFile(program, 'utf8');
    await writeFile(program, text.replace("type: 'pull'", "type: 'tug'"));
    expect(misused.checkTypes(compiler)).toContain('\'"tug"\' is not assignable');
  } finally {
    await misused.remove();
  }
});

test('it signs in, lists accounts and payments of the running API, and reads a refusal', async () => {
  const merchant = await newMerchant(here);
  const paymentInstrumentId = await addCard(here, merchant);
  const payment = transactionIn(await sendPayment(here, merchant, { amount: 4_250, paymentInstrumentId }));
  const { email, password } = merchant.person;
  const { stdout } = await run(process.execPath, ['list-payments.ts', baseUrl, email, password], {
    cwd: client.folder,
  });
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Harbor Coffee: 1',
    `${payment.id} 4250 succeeded`,
    '404 not_found',
  ]);
});
