import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addressOf,
  end,
  isRunning,
  type Owner,
  query,
  refusalOf,
  serverProcesses,
  startOwner,
} from '../../../test/embedded-owner.ts';
import { prepareDataDirectory } from './data-directory.ts';

const isRoot = process.getuid?.() === 0;
const startsTimeoutMs = 300_000;

/** A data folder with a new cluster. */
let created: string;
let dataDirectory: string;
let cluster: string;
let owners: Owner[];

const open = async (): Promise<Owner> => {
  const owner = await startOwner(dataDirectory);
  owners.push(owner);
  return owner;
};

const insertThreeRows = (databaseUrl: string) =>
  query(databaseUrl, 'create table booked as select generate_series(1, 3) as number');

const threeRows = [{ number: 1 }, { number: 2 }, { number: 3 }];

const bookedRows = (owner: Owner) => query(addressOf(owner), 'select number from booked order by number');

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tillbook-embedded-'));
  chmodSync(folder, 0o711);
  return folder;
};

/** Copies a cluster with its owner's permissions, in a third of the time of creating a cluster. */
const copyCluster = () => execFileSync('cp', ['-a', `${created}/.`, dataDirectory]);

beforeAll(async () => {
  created = newFolder();
  await end(await startOwner(created), 'SIGTERM');
  rmSync(join(created, 'postgres.log'));
}, startsTimeoutMs);

afterAll(() => rmSync(created, { recursive: true, force: true }));

beforeEach(() => {
  dataDirectory = newFolder();
  cluster = join(dataDirectory, 'postgres');
  owners = [];
});

afterEach(async () => {
  for (const owner of owners) await end(owner, 'SIGTERM');
  rmSync(dataDirectory, { recursive: true, force: true });
});

describe('a data folder with one owner', { timeout: startsTimeoutMs }, () => {
  beforeEach(copyCluster);

  test('closes a database without leaving a process, and reopens it with its data', async () => {
    const first = await open();
    const databaseUrl = addressOf(first);
    await insertThreeRows(databaseUrl);
    const pids = await serverProcesses(databaseUrl, cluster);
    expect(pids.length).toBeGreaterThan(3);
    expect(pids.every(isRunning)).toBe(true);
    await end(first, 'SIGTERM');
    expect(first.process.exitCode).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(await bookedRows(await open())).toEqual(threeRows);
  });

  test('commits data to the disk before acknowledging a commit, and runs in UTC', async () => {
    const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages, current_setting('server_encoding') as encoding,
      current_setting('TimeZone') as zone`;
    expect(await query(addressOf(await open()), settings)).toEqual([
      { fsync: 'on', commit: 'on', pages: 'on', encoding: 'UTF8', zone: 'UTC' },
    ]);
  });

  test(
    'refuses a second owner of a data folder, names the first, and leaves it running',
    { meta: { shows: ['threat:6.3'] } },
    async () => {
      const first = await open();
      const second = await open();
      expect(refusalOf(second)).toBe(
        `The data folder ${dataDirectory} is in use by process ${first.process.pid}. Stop it, or set DATA_DIR to another folder.`,
      );
      expect(await query(addressOf(first), 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  test(
    'requires a password, and stores it in a folder that only its owner can read',
    { meta: { shows: ['asvs:V13.2.1', 'asvs:V13.2.3'] } },
    async () => {
      const databaseUrl = addressOf(await open());
      const keys = join(dataDirectory, 'keys');
      expect(statSync(keys).mode & 0o777).toBe(0o700);
      expect(statSync(join(keys, 'postgres-password')).mode & 0o777).toBe(0o600);
      const wrong = new URL(databaseUrl);
      wrong.password = 'another';
      await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    },
  );
});

describe('after a kill', { timeout: startsTimeoutMs }, () => {
  beforeEach(copyCluster);

  test('stops the leftover server of a killed owner and finds the committed data', async () => {
    const first = await open();
    await insertThreeRows(addressOf(first));
    const pids = await serverProcesses(addressOf(first), cluster);
    await end(first, 'SIGKILL');
    expect(pids.every(isRunning)).toBe(true);
    expect(await bookedRows(await open())).toEqual(threeRows);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test("waits for the killed server's memory if both processes were killed during a query", async () => {
    const first = await open();
    await insertThreeRows(addressOf(first));
    const [server = 0] = await serverProcesses(addressOf(first), cluster);
    const busy = query(addressOf(first), 'select count(*) from generate_series(1, 12000000)').catch(
      () => 'cut off',
    );
    await eventually(async () => {
      const running = await query(
        addressOf(first),
        `select 1 from pg_stat_activity where state = 'active' and query like '%generate_series(1, 12000000)'`,
      );
      expect(running.length).toBe(1);
    });
    await end(first, 'SIGKILL');
    process.kill(server, 'SIGKILL');
    expect(await bookedRows(await open())).toEqual(threeRows);
    await busy;
  });

  test(
    'restarts a killed server at the same address, and retries until the cause of a failure is repaired',
    { meta: { shows: ['threat:6.6'] } },
    async () => {
      const first = await open();
      await insertThreeRows(addressOf(first));
      const [server = 0] = await serverProcesses(addressOf(first), cluster);
      const control = join(cluster, 'global', 'pg_control');
      renameSync(control, `${control}.away`);
      process.kill(server, 'SIGKILL');
      const log = join(dataDirectory, 'postgres.log');
      await eventually(() => expect(readFileSync(log, 'utf8')).toContain('could not find the database'));
      renameSync(`${control}.away`, control);
      await eventually(async () => expect(await bookedRows(first)).toEqual(threeRows));
    },
  );

  test('leaves nothing running if the owner is stopped during a restart', async () => {
    const first = await open();
    const [server = 0] = await serverProcesses(addressOf(first), cluster);
    process.kill(server, 'SIGKILL');
    const log = join(dataDirectory, 'postgres.log');
    await eventually(() => expect(readFileSync(log, 'utf8').match(/starting PostgreSQL/g)).toHaveLength(2));
    await end(first, 'SIGTERM');
    expect(first.process.exitCode).toBe(0);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  test(
    "finds the committed data if owner and server were killed and another process has the server's process ID",
    { meta: { shows: ['threat:6.3'] } },
    async () => {
      const first = await open();
      await insertThreeRows(addressOf(first));
      const pids = await serverProcesses(addressOf(first), cluster);
      await end(first, 'SIGKILL');
      for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL');
      const { uid, gid } = statSync(cluster);
      const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(isRoot ? { uid, gid } : {}) });
      const file = join(cluster, 'postmaster.pid');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)));
      expect(await bookedRows(await open())).toEqual(threeRows);
      expect(stranger.exitCode).toBe(null);
      stranger.kill();
    },
  );
});

describe('a cluster that cannot be opened', { timeout: startsTimeoutMs }, () => {
  test('reports a file in place of the data folder or a part of its path in one line', async () => {
    rmSync(dataDirectory, { recursive: true });
    writeFileSync(dataDirectory, 'not a folder');
    expect(refusalOf(await open())).toBe(
      `The data folder ${dataDirectory} cannot be used: it is a file, not a folder. Set DATA_DIR to a writable folder.`,
    );
    expect(readFileSync(dataDirectory, 'utf8')).toBe('not a folder');
    expect(prepareDataDirectory(join(dataDirectory, 'inside'))).toEqual({
      ok: false,
      message: `The data folder ${join(dataDirectory, 'inside')} cannot be used: part of its path is a file, not a folder. Set DATA_DIR to a writable folder.`,
    });
  });

  test('reports a cluster of another major version in one line, and leaves it unchanged', async () => {
    copyCluster();
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    expect(refusalOf(await open())).toMatch(
      /^The database in \S+ was created by PostgreSQL 17; this version comes with/,
    );
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    expect(refusalOf(await open())).toBe('It was opened.');
  });

  test('reports a missing database password in one line', async () => {
    copyCluster();
    rmSync(join(dataDirectory, 'keys'), { recursive: true });
    expect(refusalOf(await open())).toMatch(/^The key \S+postgres-password is missing/);
  });
});

describe.runIf(isRoot)('started by root in a closed folder', { timeout: startsTimeoutMs }, () => {
  let outside: string;

  beforeEach(() => chmodSync(dataDirectory, 0o700));
  afterEach(() => rmSync(outside, { recursive: true, force: true }));

  test("creates the cluster where the database's user can reach it, and records the folder", async () => {
    const first = await open();
    await insertThreeRows(addressOf(first));
    await end(first, 'SIGKILL');
    outside = readFileSync(join(dataDirectory, 'postgres-location'), 'utf8').trim();
    expect(outside).toMatch(/^\/var\/lib\/tillbook\/[0-9a-f]{16}$/);
    expect(existsSync(cluster)).toBe(false);
    const second = await open();
    expect(await bookedRows(second)).toEqual(threeRows);
    await end(second, 'SIGTERM');
    rmSync(outside, { recursive: true });
    expect(refusalOf(await open())).toMatch(/was kept in \S+, which is gone. Restore it/);
  });

  test('creates a new cluster after the data folder was deleted, and sets the old cluster aside', async () => {
    const first = await open();
    await insertThreeRows(addressOf(first));
    outside = readFileSync(join(dataDirectory, 'postgres-location'), 'utf8').trim();
    const [server = 0] = await serverProcesses(addressOf(first), join(outside, 'postgres'));
    await end(first, 'SIGKILL');
    rmSync(dataDirectory, { recursive: true });
    mkdirSync(dataDirectory, { mode: 0o700 });
    const second = await open();
    await expect(bookedRows(second)).rejects.toThrow('relation "booked" does not exist');
    expect(isRunning(server)).toBe(false);
    const left = readdirSync(dirname(outside)).filter((name) =>
      name.startsWith(`${basename(outside)}.left-`),
    );
    expect(left.length).toBe(1);
    for (const name of left) {
      expect(existsSync(join(dirname(outside), name, 'postgres', 'PG_VERSION'))).toBe(true);
      rmSync(join(dirname(outside), name), { recursive: true });
    }
  });
});
