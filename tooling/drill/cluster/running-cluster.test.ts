import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressTable } from './address-table.ts';
import { localSettings, portsFrom, readPasswords } from './configuration/local-settings.ts';
import { openDatabaseMember } from './members/database-member.ts';
import { describeCluster, servicesDown } from './running-cluster.ts';

let folder: string;
let server: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-running-'));
});
afterEach(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that looks like the PostgreSQL of a machine: its command line names the folder. */
const startServer = (machineFolder: string): ChildProcess => {
  const postgres = join(machineFolder, 'postgres');
  mkdirSync(postgres, { recursive: true });
  const started = spawn(process.execPath, ['--eval', 'process.stdin.resume()', postgres], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  writeFileSync(join(postgres, 'postmaster.pid'), `${started.pid}\n${postgres}\n`);
  return started;
};

/** Describes a cluster of which only the first machine's PostgreSQL runs. */
const describeOneOfThree = async () => {
  const settings = await localSettings(folder, readPasswords(folder), portsFrom(4400));
  const members = settings.databases.map((machine) => openDatabaseMember(machine, {}, undefined));
  server = startServer(settings.databases[0].folder);
  const running = describeCluster({
    settings,
    bankAddress: 'postgres://127.0.0.1:4499/bank',
    services: () => [],
    databases: () => members,
  });
  return { settings, running };
};

test('lists the process of a PostgreSQL that runs, and shows the others as down', async () => {
  const { settings, running } = await describeOneOfThree();
  const rows = addressTable(running, folder).filter((row) => row.includes(' PostgreSQL'));
  expect(rows.map((row) => row.split(/ {3,}/))).toEqual(
    settings.databases.map(({ name, postgresPort }, index) => [
      `${name} PostgreSQL`,
      `127.0.0.1:${postgresPort}`,
      index === 0 ? String(server.pid) : 'down',
    ]),
  );
});

test('names each service whose process does not run', async () => {
  const { running } = await describeOneOfThree();
  expect(servicesDown(running)).toEqual(['db2 PostgreSQL', 'db3 PostgreSQL']);
});
