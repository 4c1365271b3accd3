import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { newMerchant } from '../../../test/merchant.ts';
import { openOwnerPool } from '../../../test/owner-pool.ts';
import { type ServedProcess, serveProcess, whenReady } from '../../../test/served-process.ts';
import { beginSimulationOf, endSimulationOf } from '../../../test/simulated-database.ts';
import { announce } from '../../account-changes/announce.ts';
import { createPlatform } from '../../create-platform.ts';
import { readSettings } from '../../runtime/settings.ts';

const timeoutMs = 300_000;

let database: FreshDatabase;
let dataDirectory: string;
let started: ServedProcess[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-serve-'));
});

afterEach(async () => {
  for (const served of started) {
    served.child.kill('SIGKILL');
    await served.ended();
  }
  started = [];
});

afterAll(async () => {
  await database.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const serve = async (environment: Readonly<Record<string, string>> = {}): Promise<ServedProcess> => {
  const served = await serveProcess({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: dataDirectory,
    ...environment,
  });
  started.push(served);
  return served;
};

const serveUntilReady = async (): Promise<ServedProcess> => {
  const served = await serve();
  await whenReady(served);
  return served;
};

const storybookOf = async (environment: Readonly<Record<string, string>>) => {
  const served = await serve(environment);
  await whenReady(served);
  const response = await fetch(`${served.baseUrl}/storybook/`);
  return { status: response.status, text: await response.text() };
};

/** Sends half of a request; the server has accepted the connection and waits for the rest. */
const halfRequest = async (port: number) => {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong', system: 'payment' });
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    response += text;
  });
  const head = [
    'POST /api/identity/login HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  return {
    finish: async () => {
      socket.write(body);
      await once(socket, 'close');
      return response;
    },
  };
};

describe('the server as a process', { timeout: timeoutMs }, () => {
  test(
    'prints all addresses in its last lines, and stops in order',
    { meta: { shows: ['asvs:V13.4.2'] } },
    async () => {
      const served = await serveUntilReady();
      expect((await fetch(`${served.baseUrl}/api/ready`)).status).toBe(200);
      served.child.kill('SIGTERM');
      expect(await served.ended()).toBe(0);
      const lines = served.output().trimEnd().split('\n');
      expect(lines.at(-7)).toMatch(/^ {2}Merchant app {2,}http:\/\/localhost:\d+\/$/);
      expect(lines.at(-1)).toMatch(/^ {2}Log {2,}\S+tillbook\.log$/);
      expect(served.complaint()).toBe('');
    },
  );

  test('refuses to start without a required setting, in one line that names the setting', async () => {
    const served = await serve({ WEB_BASE_URL: 'https://pay.example.com' });
    expect(await served.ended()).toBe(1);
    expect(served.complaint()).toMatch(/^TOKENIZATION_BASE_URL is not set\.[^\n]+\n$/);
    expect(served.output()).toBe('');
  });

  test('serves Storybook in development, or explains how to build it, and not in production', async () => {
    const development = await storybookOf({});
    expect([200, 503]).toContain(development.status);
    expect(development.text).toContain('Storybook');
    await endSimulationOf(database.databaseUrl);
    expect((await storybookOf({ NODE_ENV: 'production' })).status).toBe(404);
  });

  test('refuses to serve a database with a simulated clock in production', async () => {
    await beginSimulationOf(database.databaseUrl);
    const served = await serve({ NODE_ENV: 'production' });
    expect(await served.ended()).toBe(1);
    expect(served.complaint()).toContain('This database is marked as simulated');
  });

  test('lets a request in progress finish before it stops', async () => {
    const served = await serveUntilReady();
    const request = await halfRequest(served.port);
    served.child.kill('SIGTERM');
    await expect.poll(() => fetch(`${served.baseUrl}/api/health`).catch(() => 'refused')).toBe('refused');
    expect(await request.finish()).toMatch(/HTTP\/1\.1 401[\s\S]+invalid_credentials/);
    expect(await served.ended()).toBe(0);
  });

  test('reports that it is not ready before it stops responding', async () => {
    const served = await serve({ SHUTDOWN_DELAY_MS: '600000' });
    await whenReady(served);
    const statusOf = (path: string) => fetch(`${served.baseUrl}${path}`).then(({ status }) => status);
    expect(await statusOf('/readyz')).toBe(200);
    served.child.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/api/permissions/accounts')).toBe(401);
    // Within a second, another signal counts as the same request to stop.
    await expect
      .poll(() => {
        served.child.kill('SIGTERM');
        return served.child.exitCode;
      })
      .toBe(0);
  });

  test("stops despite a follower, which is notified of other processes' changes until then", async () => {
    const read = readSettings({ DATABASE_URL: database.databaseUrl, DATA_DIR: dataDirectory });
    if (!read.ok) throw new Error(read.message);
    const { databaseUrl } = database;
    const other = await createPlatform({ settings: read.settings, databaseUrl, poolSize: 2 });
    if (!other.ok) throw new Error(other.message);
    const owner = openOwnerPool(databaseUrl, 1);
    const { person, accountId } = await newMerchant({ platform: other.platform, owner });
    const served = await serveUntilReady();
    const response = await fetch(`${served.baseUrl}/api/events?accountId=${accountId}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('open');
    other.platform.accountChanges[announce](accountId);
    expect((await reader?.read())?.value).toContain('changed');
    await other.close();
    await owner.end();
    served.child.kill('SIGTERM');
    expect(await served.ended()).toBe(0);
    // Reading fails if the server cuts the stream off at its limit instead of ending the stream.
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      expect(piece.value).not.toContain('over');
    }
  });

  test('stops when the command that started it has ended', async () => {
    const served = await serveUntilReady();
    served.child.disconnect();
    expect(await served.ended()).toBe(0);
  });

  test('continues until stopped when its output is no longer read', async () => {
    const served = await serve();
    await expect.poll(() => served.output(), { timeout: timeoutMs, interval: 5 }).toContain('Opening');
    served.child.stdout?.destroy();
    served.child.stderr?.destroy();
    const isServing = () =>
      fetch(`${served.baseUrl}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isServing, { timeout: timeoutMs, interval: 50 }).toBe(true);
    served.child.kill('SIGTERM');
    expect(await served.ended()).toBe(0);
  });

  test('shows the progress of seeding, and stops without waiting for the rest', async () => {
    const empty = await freshDatabase();
    const served = await serve({ SEED: 'demo', DATABASE_URL: empty.databaseUrl });
    const filledIn = () =>
      [...served.output().matchAll(/^(\d+) transactions and (\d+) ledger entries filled in$/gm)].map(
        ([, transactions, entries]) => ({ transactions: Number(transactions), entries: Number(entries) }),
      );
    await expect
      .poll(() => filledIn().at(-1)?.transactions ?? 0, { timeout: timeoutMs, interval: 20 })
      .toBeGreaterThan(20);
    expect(served.output()).toContain('Creating 90 days');
    const { transactions = 0, entries = 0 } = filledIn().at(-1) ?? {};
    expect(entries).toBeGreaterThan(transactions);
    served.child.kill('SIGTERM');
    expect(await served.ended()).toBe(0);
    // The table of logins is printed after the seeding.
    expect(served.output()).not.toContain('merchant@example.com');
    expect(served.output()).not.toContain('\u001B');
    await empty.drop();
  });

  test('stops in order while it is still starting', async () => {
    const served = await serve();
    await expect.poll(() => served.output(), { timeout: timeoutMs, interval: 5 }).toContain('Opening');
    served.child.kill('SIGINT');
    expect(await served.ended()).toBe(0);
    expect(served.output()).not.toContain('ready');
  });
});

const refusal = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const served = await serve(environment);
  expect(await served.ended()).toBe(1);
  return served.complaint();
};

describe('a refused start', { timeout: timeoutMs }, () => {
  test('warns in one line about a name that looks like a setting, and reports an address that this machine does not have', async () => {
    expect(await refusal({ SMPT_URL: 'smtp://mail.example.com', HOST: '203.0.113.7' })).toBe(
      'SMPT_URL is set, but there is no such setting. Did you mean SMTP_URL?\n' +
        'This machine has no address 203.0.113.7 to listen on. Set HOST to one that it has, such as 127.0.0.1.\n',
    );
  });

  test(
    'reports an unreachable database in one line, without its password',
    { meta: { shows: ['asvs:V16.5.1'] } },
    async () => {
      const words = await refusal({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/books' });
      expect(words).toMatch(/^The database at 127\.0\.0\.1:1\/books cannot be reached: .+ECONNREFUSED.+\n$/);
      expect(words).not.toContain('secret');
    },
  );
});
