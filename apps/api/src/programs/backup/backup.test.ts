import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../../test/child-environment.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/fresh-database.ts';
import { openOwnerPool } from '../../../test/owner-pool.ts';
import { tableContents } from '../../../test/table-contents.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { createPlatform } from '../../create-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { silentLog } from '../../runtime/log.ts';
import { openInstrument } from '../../modules/payment-instruments/open-instrument.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const now = new Date('2026-11-21T20:30:00.000Z');

let testPlatform: TestPlatform;
let folder: string;
let file: string;
let targets: FreshDatabase[] = [];

const emptyDatabase = async (): Promise<string> => {
  const target = await freshDatabase();
  targets.push(target);
  return target.databaseUrl;
};

const asking = async <Result>(
  databaseUrl: string,
  action: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
};

const ask = (databaseUrl: string, statement: string) =>
  asking(databaseUrl, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

const contentOf = (databaseUrl: string) =>
  asking(databaseUrl, async (client) => ({
    tables: await tableContents(client),
    sequences: (
      await client.query(
        'select sequencename, last_value from pg_sequences where last_value is not null order by 1',
      )
    ).rows,
  }));

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: now });
  const { platform, databaseUrl } = testPlatform;
  await seedDemo({ settings: platform.settings, databaseUrl, log: silentLog, now });
  folder = await mkdtemp(join(tmpdir(), 'tillbook-backup-'));
  chmodSync(folder, 0o711);
  file = join(folder, 'whole.backup');
  await takeBackup(databaseUrl, file, now);
});

afterEach(async () => {
  await Promise.all(targets.map((target) => target.drop()));
  targets = [];
});

afterAll(async () => {
  await testPlatform.close();
  await rm(folder, { recursive: true, force: true });
});

const restoreRefused = async (path: string) => {
  const target = await emptyDatabase();
  const before = JSON.stringify(await contentOf(target));
  const output = await restoreBackup(target, path).then(String, String);
  return { output, isAsBefore: JSON.stringify(await contentOf(target)) === before };
};

const refusedFor = (reason: string) => ({ output: expect.stringContaining(reason), isAsBefore: true });

const changed = async (name: string, change: (text: string) => string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString('utf8'))));
  return path;
};

const run = (command: 'backup' | 'restore', path: string, environment: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number; readonly output: string }>((done) => {
    const script = resolve(import.meta.dirname, `../${command}.ts`);
    const child = execFile(
      process.execPath,
      ['--conditions=tillbook-source', script, path],
      { env: { ...childEnvironment, INIT_CWD: folder, ...environment } },
      (_, stdout, stderr) => done({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
    );
  });

describe('a backup', () => {
  it('makes a backup readable only by its owner, and leaves no temporary file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['whole.backup']);
  });

  it('never overwrites a file with a backup', async () => {
    const before = await readFile(file);
    await expect(takeBackup(testPlatform.databaseUrl, file, now)).rejects.toThrow('EEXIST');
    expect((await readFile(file)).equals(before)).toBe(true);
    expect(await readdir(folder)).toEqual(['whole.backup']);
  });

  it(
    'restores every row, every table, every sequence, and the rules',
    { meta: { shows: ['threat:6.4'] } },
    async () => {
      const target = await emptyDatabase();
      const end = await restoreBackup(target, file);
      expect(end.rowCount).toBeGreaterThan(3000);
      expect(await contentOf(target)).toEqual(await contentOf(testPlatform.databaseUrl));
      const pool = openOwnerPool(target, 1);
      expect(await findViolations(pool)).toEqual([]);
      await expect(
        pool.query(
          `update entry_sets set line_cents = '{1,-1}' where status = 'Posted' and line_cents is not null`,
        ),
      ).rejects.toThrow('cannot change like that');
      await pool.end();
    },
  );

  it('serves a restored database: the keys decrypt its numbers, and the next entry set follows the last', async () => {
    const target = await emptyDatabase();
    await restoreBackup(target, file);
    const made = await createPlatform({
      settings: testPlatform.platform.settings,
      databaseUrl: target,
      clock: testPlatform.clock,
    });
    if (!made.ok) throw new Error(made.message);
    const [card] = await ask(
      target,
      `select id, account_id, last_four from payment_instruments where type = 'card' limit 1`,
    );
    const account = accountForPlatform({ accountId: String(card?.['account_id']) });
    const opened = await openInstrument(made.platform, account, String(card?.['id']));
    expect(opened?.number.slice(-4)).toBe(card?.['last_four']);
    await made.close();
    const [next] = await ask(
      target,
      `select nextval(pg_get_serial_sequence('entry_sets', 'ordinal')) - max(ordinal) as step from entry_sets`,
    );
    expect(next).toEqual({ step: '1' });
  });
});

describe('a refused restore', () => {
  it('refuses a truncated backup and leaves the database empty', async () => {
    const path = join(folder, 'cut-off.backup');
    await cp(file, path);
    await truncate(path, Math.floor((await stat(file)).size / 2));
    expect(await restoreRefused(path)).toEqual(refusedFor('The backup is damaged or incomplete'));
  });

  it('refuses a backup without its end and leaves the database empty', async () => {
    expect(
      await restoreRefused(await changed('no-end.backup', (text) => text.replace(/\{"complete".*\n/, ''))),
    ).toEqual(refusedFor('is incomplete'));
  });

  it('refuses a backup that lacks a row and leaves the database empty', async () => {
    const path = await changed('row-lost.backup', (text) =>
      text.replace(/(\{"table":"audit_trail".*\n).*\n/, '$1'),
    );
    expect(await restoreRefused(path)).toEqual(refusedFor('differs from the last line of the backup'));
  });

  it(
    'refuses a backup with a changed amount and leaves the database empty',
    { meta: { shows: ['threat:6.4'] } },
    async () => {
      const path = await changed('amount.backup', (text) =>
        text.replace(
          /(\{"table":"merchant_ledgers".*\n(?:.*\n)?\w+\t)(-?\d+)/,
          (_, before, cents) => `${before}${Number(cents) + 1}`,
        ),
      );
      expect(await restoreRefused(path)).toEqual(refusedFor('The books in this backup do not balance'));
    },
  );

  it('refuses a backup of another version and leaves the database empty', async () => {
    expect(
      await restoreRefused(
        await changed('older.backup', (text) => text.replace(/"schemaLevel":"\d+-/, '"schemaLevel":"7-')),
      ),
    ).toEqual(refusedFor('was taken by another version'));
  });

  it('refuses a file that is not a backup and leaves the database empty', async () => {
    const path = join(folder, 'other.txt');
    await writeFile(path, gzipSync('select 1;\n'));
    expect(await restoreRefused(path)).toEqual(refusedFor('This is not a file that npm run backup wrote'));
    await writeFile(path, 'select 1;\n');
    expect(await restoreRefused(path)).toEqual(refusedFor('damaged'));
  });

  it('refuses to restore into a database with data, and leaves the data unchanged', async () => {
    const before = await contentOf(testPlatform.databaseUrl);
    await expect(restoreBackup(testPlatform.databaseUrl, file)).rejects.toThrow(
      'This database already contains data',
    );
    expect(await contentOf(testPlatform.databaseUrl)).toEqual(before);
  });
});

describe('the commands', () => {
  it(
    'restores into an embedded database, backs it up, and restores that backup into another PostgreSQL server',
    { meta: { shows: ['threat:6.4'] } },
    async () => {
      const dataDirectory = join(folder, 'data');
      const into = await run('restore', 'whole.backup', { DATA_DIR: dataDirectory });
      expect(into).toMatchObject({ code: 0, output: expect.stringContaining('the books balance') });
      // A backup contains no key, and the command warns of that before anything is started with the wrong
      // key.
      expect(into.output).toContain('Before the start:');
      await cp(join(testPlatform.platform.settings.dataDirectory, 'keys'), join(dataDirectory, 'keys'), {
        recursive: true,
      });

      const out = await run('backup', 'again.backup', { DATA_DIR: dataDirectory });
      expect(out).toMatchObject({ code: 0, output: expect.stringContaining(join(folder, 'again.backup')) });
      expect(out.output).toContain('keep a copy of that folder');

      const target = await emptyDatabase();
      const elsewhere = await run('restore', 'again.backup', {
        DATA_DIR: dataDirectory,
        DATABASE_URL: target,
      });
      expect(elsewhere.output).not.toContain('Before the start');
      expect(elsewhere.code).toBe(0);
      expect(await contentOf(target)).toEqual(await contentOf(testPlatform.databaseUrl));
    },
  );

  it('refuses an option in place of a backup file', async () => {
    const environment = { DATA_DIR: join(folder, 'none'), DATABASE_URL: testPlatform.databaseUrl };
    const before = await readdir(folder);
    for (const command of ['backup', 'restore'] as const) {
      expect(await run(command, '--help', environment)).toEqual({
        code: 1,
        output: `Give one file name: npm run ${command} -- FILE\n`,
      });
    }
    expect(await readdir(folder)).toEqual(before);
  });

  it('reports a backup file that already exists, and a backup file that is missing', async () => {
    const environment = { DATA_DIR: join(folder, 'none'), DATABASE_URL: testPlatform.databaseUrl };
    expect(await run('backup', 'whole.backup', environment)).toEqual({
      code: 1,
      output: `${file} already exists. Choose a new file name.\n`,
    });
    expect(await run('restore', 'absent.backup', environment)).toMatchObject({
      code: 1,
      output: expect.stringContaining('no such file'),
    });
  });
});
