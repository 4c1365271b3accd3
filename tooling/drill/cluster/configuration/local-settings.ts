import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ClusterSettings } from './settings.ts';

/** Returns the next port: counted up from a first port, or any free port. */
export type TakePort = () => Promise<number>;

export const portsFrom = (first: number): TakePort => {
  let next = first;
  return () => Promise.resolve(next++);
};

const passwordNames = [
  'superuser',
  'replication',
  'rewind',
  'patroni',
  'backup',
  'owner',
  'application',
] as const;

const passwordsSchema = z.record(z.enum(passwordNames), z.string());
export type Passwords = z.infer<typeof passwordsSchema>;

/** Creates the passwords on the first start only, because an existing database requires them. */
export const readPasswords = (folder: string): Passwords => {
  const file = join(folder, 'passwords.json');
  if (!existsSync(file)) {
    const made = Object.fromEntries(passwordNames.map((name) => [name, randomBytes(16).toString('hex')]));
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return passwordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
};

const host = '127.0.0.1';

export const localSettings = async (
  folder: string,
  passwords: Passwords,
  takePort: TakePort,
): Promise<ClusterSettings> => {
  const front = { host, webPort: await takePort(), tokenizationPort: await takePort() };
  const metrics = { host, port: await takePort() };
  const database = { host, leaderPort: await takePort(), replicaPort: await takePort() };
  const api = async (name: string) => ({
    name,
    host,
    port: await takePort(),
    tokenizationPort: await takePort(),
  });
  const databaseMachine = async (name: string) => ({
    name,
    host,
    folder: join(folder, name),
    etcdPort: await takePort(),
    etcdPeerPort: await takePort(),
    patroniPort: await takePort(),
    postgresPort: await takePort(),
  });
  return {
    scope: 'tillbook',
    apis: [await api('api1'), await api('api2'), await api('api3')],
    databases: [await databaseMachine('db1'), await databaseMachine('db2'), await databaseMachine('db3')],
    database,
    front: { ...front, metrics, certificate: join(folder, 'front', 'certificate.pem') },
    postgres: {
      programs: '/usr/lib/postgresql/15/bin',
      superuser: process.getuid?.() === 0 ? 'postgres' : userInfo().username,
      network: '127.0.0.0/8',
      maxConnections: 200,
      sharedBuffers: '128MB',
    },
    repository: ['repo1-type=posix', `repo1-path=${join(folder, 'repository')}`],
    // A watchdog would reset this machine.
    watchdog: 'off',
    passwords,
  };
};
