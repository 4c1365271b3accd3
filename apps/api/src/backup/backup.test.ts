import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/fresh-database.ts';
import { tableContents } from '../../test/table-contents.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { createPlatform } from '../create-platform.ts';
import { findViolations } from '../ledger/invariants.ts';
import { silentLog } from '../log.ts';
import { openInstrument } from '../modules/payment-instruments/open-instrument.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const now = new Date('2026-11-21T20:30:00.000Z');

let here: TestPlatform;
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
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const ask = (databaseUrl: string, statement: string) =>
  asking(databaseUrl, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

/** Every table, and where every sequence stands that has given out anything. */
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
  here = await testPlatform({ startsAt: now });
  const { platform, databaseUrl } = here;
  await seedDemo({ settings: platform.settings, databaseUrl, log: silentLog, now });
  folder = await mkdtemp(join(tmpdir(), 'tillbook-backup-'));
  chmodSync(folder, 0o711);
  file = join(folder, 'whole.backup');
  await takeBackup(databaseUrl, file, now);
}, 120_000);

afterEach(async () => {
  await Promise.all(targets.map((target) => target.drop()));
  targets = [];
});

afterAll(async () => {
  await here.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is said of a file that is not restored, and whether the database it was for is as it was. */
const restoreRefused = async (path: string) => {
  const target = await emptyDatabase();
  const before = JSON.stringify(await contentOf(target));
  const said = await restoreBackup(target, path).then(String, String);
  return { said, isAsBefore: JSON.stringify(await contentOf(target)) === before };
};

const refusedFor = (reason: string) => ({ said: expect.stringContaining(reason), isAsBefore: true });

/** A whole backup with one thing in it changed. */
const changed = async (name: string, change: (text: string) => string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString('utf8'))));
  return path;
};

const run = (command: 'backup' | 'restore', path: string, environment: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number; readonly said: string }>((done) => {
    const script = resolve(import.meta.dirname, `../${command}.ts`);
    const child = execFile(
      process.execPath,
      ['--conditions=tillbook-source', script, path],
      { env: { PATH: process.env['PATH'], INIT_CWD: folder, ...environment } },
      (_, stdout, stderr) => done({ code: child.exitCode ?? 1, said: `${stdout}${stderr}` }),
    );
  });

describe('a backup', () => {
  it('is for its owner alone, and leaves nothing unfinished beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['whole.backup']);
  });

  it('never takes the place of another', async () => {
    const before = await readFile(file);
    await expect(takeBackup(here.databaseUrl, file, now)).rejects.toThrow('EEXIST');
    expect((await readFile(file)).equals(before)).toBe(true);
    expect(await readdir(folder)).toEqual(['whole.backup']);
  });

  it(
    'comes back to the last row: every table, every sequence, and rules that hold again',
    { meta: { shows: ['threat:6.4'] } },
    async () => {
      const target = await emptyDatabase();
      const end = await restoreBackup(target, file);
      expect(end.rowCount).toBeGreaterThan(3000);
      expect(await contentOf(target)).toEqual(await contentOf(here.databaseUrl));
      const pool = new pg.Pool({ connectionString: target, max: 1 });
      expect(await findViolations(pool)).toEqual([]);
      await expect(
        pool.query(
          `update entry_sets set line_cents = '{1,-1}' where status = 'Posted' and line_cents is not null`,
        ),
      ).rejects.toThrow('cannot change like that');
      await pool.end();
    },
  );

  it('serves: the numbers open with the keys, and the next entry set follows the last', async () => {
    const target = await emptyDatabase();
    await restoreBackup(target, file);
    const made = await createPlatform({
      settings: here.platform.settings,
      databaseUrl: target,
      clock: here.clock,
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

describe('what is not restored leaves the database as empty as it was', () => {
  it('a file that is cut off', async () => {
    const path = join(folder, 'cut-off.backup');
    await cp(file, path);
    await truncate(path, Math.floor((await stat(file)).size / 2));
    expect(await restoreRefused(path)).toEqual(refusedFor('The backup is damaged or not whole'));
  });

  it('a file without its end', async () => {
    expect(
      await restoreRefused(await changed('no-end.backup', (text) => text.replace(/\{"complete".*\n/, ''))),
    ).toEqual(refusedFor('is not whole'));
  });

  it('a file that lacks a row', async () => {
    const path = await changed('row-lost.backup', (text) =>
      text.replace(/(\{"table":"audit_trail".*\n).*\n/, '$1'),
    );
    expect(await restoreRefused(path)).toEqual(refusedFor('does not have as many tables and rows'));
  });

  it('a file in which an amount was changed', { meta: { shows: ['threat:6.4'] } }, async () => {
    const path = await changed('amount.backup', (text) =>
      text.replace(
        /(\{"table":"merchant_ledgers".*\n(?:.*\n)?\w+\t)(-?\d+)/,
        (_, before, cents) => `${before}${Number(cents) + 1}`,
      ),
    );
    expect(await restoreRefused(path)).toEqual(refusedFor('The books of this backup do not agree'));
  });

  it('a file of another version', async () => {
    expect(
      await restoreRefused(
        await changed('older.backup', (text) => text.replace(/"schemaLevel":"\d+-/, '"schemaLevel":"7-')),
      ),
    ).toEqual(refusedFor('was taken by another version'));
  });

  it('anything else', async () => {
    const path = join(folder, 'other.txt');
    await writeFile(path, gzipSync('select 1;\n'));
    expect(await restoreRefused(path)).toEqual(refusedFor('This is no backup'));
    await writeFile(path, 'select 1;\n');
    expect(await restoreRefused(path)).toEqual(refusedFor('damaged'));
  });

  it('and a database with data takes no backup', async () => {
    const before = await contentOf(here.databaseUrl);
    await expect(restoreBackup(here.databaseUrl, file)).rejects.toThrow(
      'There is data in this database already',
    );
    expect(await contentOf(here.databaseUrl)).toEqual(before);
  });
});

describe('the commands', { timeout: 120_000 }, () => {
  it(
    'restore into an embedded database, back up from it, and load that into a PostgreSQL elsewhere',
    { meta: { shows: ['threat:6.4'] } },
    async () => {
      const dataDirectory = join(folder, 'data');
      const into = await run('restore', 'whole.backup', { DATA_DIR: dataDirectory });
      expect(into).toMatchObject({ code: 0, said: expect.stringContaining('the books agree') });
      // A backup holds no key, and says so before anything is started with the wrong one.
      expect(into.said).toContain('Before the start:');
      await cp(join(here.platform.settings.dataDirectory, 'keys'), join(dataDirectory, 'keys'), {
        recursive: true,
      });

      const out = await run('backup', 'again.backup', { DATA_DIR: dataDirectory });
      expect(out).toMatchObject({ code: 0, said: expect.stringContaining(join(folder, 'again.backup')) });
      expect(out.said).toContain('keep a copy of that folder');

      const target = await emptyDatabase();
      const elsewhere = await run('restore', 'again.backup', {
        DATA_DIR: dataDirectory,
        DATABASE_URL: target,
      });
      expect(elsewhere.said).not.toContain('Before the start');
      expect(elsewhere.code).toBe(0);
      expect(await contentOf(target)).toEqual(await contentOf(here.databaseUrl));
    },
  );

  it('take no option for a file', async () => {
    const environment = { DATA_DIR: join(folder, 'none'), DATABASE_URL: here.databaseUrl };
    const before = await readdir(folder);
    for (const command of ['backup', 'restore'] as const) {
      expect(await run(command, '--help', environment)).toEqual({
        code: 1,
        said: `Name one file: npm run ${command} -- FILE\n`,
      });
    }
    expect(await readdir(folder)).toEqual(before);
  });

  it('say what is missing', async () => {
    const environment = { DATA_DIR: join(folder, 'none'), DATABASE_URL: here.databaseUrl };
    expect(await run('backup', 'whole.backup', environment)).toEqual({
      code: 1,
      said: `${file} is there already. Give a file that is not.\n`,
    });
    expect(await run('restore', 'absent.backup', environment)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no such file'),
    });
  });
});
