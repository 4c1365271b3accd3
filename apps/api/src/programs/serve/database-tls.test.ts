import { chownSync, copyFileSync, mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Certificate, createAuthority, createCertificate } from '../../../test/certificates.ts';
import { type DebianServer, startDebianServerIn } from '../../../test/debian-postgres.ts';
import { serveProcess } from '../../../test/served-process.ts';
import { databaseUser } from '../../db/embedded/operating-system-user.ts';
import { silentLog } from '../../runtime/log.ts';
import { checkOwnDatabase } from './own-database.ts';

let folder: string;
let server: DebianServer;
let authority: Certificate;
let administrator: pg.Client;

const inCluster = (file: string): string => join(folder, 'postgres', file);

/** Waits until new connections get the written configuration. */
const reload = async (isLoaded: () => Promise<boolean>): Promise<void> => {
  await administrator.query('select pg_reload_conf()');
  while (!(await isLoaded()));
};

const settingIs = (name: string, value: string) => async (): Promise<boolean> => {
  const client = new pg.Client({ connectionString: server.administratorUrl });
  await client.connect();
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
  await client.end();
  return rows[0]?.value === value;
};

const serveWith = async (names: string, days: number, file: string): Promise<void> => {
  const made = await createCertificate(folder, authority, { file, names, days });
  const user = databaseUser(inCluster(''), silentLog);
  for (const [source, target] of [
    [made.certificateFile, inCluster(`${file}.pem`)],
    [made.keyFile, inCluster(`${file}.key`)],
  ] as const) {
    copyFileSync(source, target);
    chmodSync(target, 0o600);
    if (user) chownSync(target, user.uid, user.gid);
  }
  await administrator.query(`alter system set ssl_cert_file = '${file}.pem'`);
  await administrator.query(`alter system set ssl_key_file = '${file}.key'`);
  await administrator.query('alter system set ssl = on');
  await reload(settingIs('ssl_cert_file', `${file}.pem`));
};

const addressWith = (changes: {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly query?: string;
}): string => {
  const url = new URL(server.databaseUrl);
  url.hostname = changes.host ?? url.hostname;
  url.port = String(changes.port ?? url.port);
  url.username = changes.user ?? url.username;
  url.password = changes.password ?? url.password;
  url.pathname = changes.database ?? url.pathname;
  url.search = changes.query ?? '';
  return url.href;
};

const lineOf = async (databaseUrl: string): Promise<string> => {
  const checked = await checkOwnDatabase({ databaseUrl, applicationUrl: databaseUrl });
  return checked.ok ? 'usable' : checked.message;
};

const trusting = (): string => `sslmode=verify-full&sslrootcert=${authority.certificateFile}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-tls-'));
  authority = await createAuthority(folder);
  server = await startDebianServerIn(folder);
  administrator = new pg.Client({ connectionString: server.administratorUrl });
  await administrator.connect();
});

afterAll(async () => {
  await administrator.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('advises turning on TLS at a server without it', async () => {
  expect(await lineOf(addressWith({ query: 'sslmode=require' }))).toContain(
    'The server does not support SSL connections. Turn on TLS at the server (ssl = on), or remove sslmode from DATABASE_URL',
  );
});

it('suggests sslrootcert for the certificate of a private authority, in one line at the start', async () => {
  await serveWith('DNS:localhost,IP:127.0.0.1', 30, 'private');
  const served = await serveProcess({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: addressWith({ query: 'sslmode=require' }),
  });
  expect(await served.ended()).toBe(1);
  expect(served.complaint()).toMatch(
    /^The database at \S+ cannot be reached: .*certificate.* Add sslrootcert=\/path\/to\/ca\.pem, the certificate of its authority, to DATABASE_URL\.\n$/,
  );
  expect(served.complaint()).not.toContain('for-tests');
});

it.each(['127.0.0.1', 'localhost'])('connects to %s with sslrootcert', async (host) => {
  expect(await lineOf(addressWith({ host, query: trusting() }))).toBe('usable');
});

it('names the file of sslrootcert if it does not exist', async () => {
  expect(await lineOf(addressWith({ query: 'sslmode=require&sslrootcert=/nowhere/ca.pem' }))).toMatch(
    /ENOENT.*\/nowhere\/ca\.pem.*Check the file names of sslrootcert, sslcert and sslkey in DATABASE_URL\.$/,
  );
});

it("suggests the certificate's host name if the address has another host name", async () => {
  await serveWith('DNS:db.example.com', 30, 'elsewhere');
  expect(await lineOf(addressWith({ query: trusting() }))).toContain(
    "The server's certificate is for another host name. Use that name in DATABASE_URL",
  );
});

it('reports an expired certificate', async () => {
  await serveWith('DNS:localhost,IP:127.0.0.1', -1, 'expired');
  expect(await lineOf(addressWith({ query: trusting() }))).toContain(
    "certificate has expired. The server's certificate, or that of its authority, has expired. Renew it",
  );
});

it.each([
  ['a wrong password', { password: 'geheim' }, 'Check user name and password in DATABASE_URL;'],
  ['a database that does not exist', { database: '/nothing' }, 'Check the database name in DATABASE_URL'],
  ['a port without a server', { port: 1 }, 'Check host and port in DATABASE_URL, and that the server is'],
  ['an unknown host', { host: 'db.invalid' }, 'Check the host name in DATABASE_URL'],
])('gives specific advice for %s, without the password', async (_, changes, advice) => {
  const line = await lineOf(addressWith(changes));
  expect(line).toContain(advice);
  expect(line).not.toMatch(/geheim|for-tests|\n/);
});

it('gives specific advice for a role that may not log in or is refused by pg_hba.conf', async () => {
  await administrator.query(`create role idle nologin password 'for-tests'`);
  expect(await lineOf(addressWith({ user: 'idle' }))).toMatch(
    /not permitted to log in\. Check the user name in DATABASE_URL, that the role may log in/,
  );
  writeFileSync(inCluster('pg_hba.conf'), 'host all administrator 127.0.0.1/32 scram-sha-256\n');
  await reload(async () => (await lineOf(server.databaseUrl)) !== 'usable');
  expect(await lineOf(server.databaseUrl)).toContain(
    "no encryption. Allow this user and host in the server's pg_hba.conf; if it accepts TLS only, add sslmode=verify-full to DATABASE_URL.",
  );
});
