import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { freePort } from '../../../test/served-process.ts';
import { silentLog } from '../../runtime/log.ts';
import { readSettings } from '../../runtime/settings.ts';
import { openedResources } from './opened-resources.ts';
import { silentProgress } from './progress-line.ts';
import { startPlatform } from './start-platform.ts';

let database: FreshDatabase;
let dataDirectory: string;

beforeAll(async () => {
  database = await freshDatabase();
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-start-'));
});

afterAll(async () => {
  await database.drop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const read = readSettings({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: dataDirectory,
    SEED: 'off',
    PORT: String(await freePort()),
    TOKENIZATION_PORT: String(await freePort()),
    ...environment,
  });
  if (!read.ok) throw new Error(read.message);
  const opened = openedResources();
  const { signal } = new AbortController();
  const context = {
    log: silentLog,
    opened,
    stopping: signal,
    say: () => undefined,
    progress: silentProgress,
  };
  const started = await startPlatform(read.settings, context);
  await opened.closeAll(AbortSignal.abort());
  return started;
};

const asOwner = async (statement: string) => {
  const owner = new pg.Client({ connectionString: database.databaseUrl });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
};

test('refuses to serve a partly seeded database, in one line that names the remedy', async () => {
  await asOwner(`insert into seedings (name, began_at) values ('demo', now())`);
  expect(await start()).toEqual({
    ok: false,
    message:
      'This database contains only part of the demo data. Start once with SEED=demo to create it again, or use an empty database.',
  });
  await asOwner(`update seedings set finished_at = now()`);
  expect(await start()).toMatchObject({ ok: true });
});

test.each(['PORT', 'TOKENIZATION_PORT'])(
  'refuses a %s in use, in one line that names the setting',
  async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    expect(await start({ [setting]: String(port) })).toEqual({
      ok: false,
      message: `Port ${port} is in use by another program. Stop it, or set ${setting} to a free port.`,
    });
    other.close();
  },
);

test('refuses the same port for both origins', async () => {
  expect(await start({ PORT: '4999', TOKENIZATION_PORT: '4999' })).toEqual({
    ok: false,
    message: 'PORT and TOKENIZATION_PORT are both 4999. Use two different ports.',
  });
});
