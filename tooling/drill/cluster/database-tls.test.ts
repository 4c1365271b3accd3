import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@tillbook/e2e/free-ports';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { databaseFiles } from './configuration/configuration-files.ts';
import { localSettings, readPasswords } from './configuration/local-settings.ts';
import { localCertificate } from './members/balancer.ts';
import { openBank } from './members/bank.ts';
import type { Service } from './processes/service.ts';
import { databaseUser } from './processes/system-user.ts';
import { untilDone } from './wait-until.ts';

const run = promisify(execFile);

const patroniFile = z.object({
  postgresql: z.object({
    parameters: z.object({ ssl: z.string(), ssl_cert_file: z.string(), ssl_key_file: z.string() }),
    pg_hba: z.array(z.string()),
  }),
});

const programs = ['/usr/lib/postgresql/15/bin/postgres', '/usr/bin/openssl'];

describe.skipIf(!programs.every(existsSync))(
  'PostgreSQL with the rendered certificate settings (needs postgresql-15 and openssl)',
  () => {
    let folder: string;
    let port: number;
    let server: Service;
    let certificate: string;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tillbook-tls-'));
      chmodSync(folder, 0o711);
      const user = databaseUser();
      const keys = join(folder, 'keys');
      certificate = localCertificate(keys, user);
      const files = { certificate: join(keys, 'certificate.crt'), key: join(keys, 'certificate.key') };
      chmodSync(files.key, 0o600);
      if (user) chownSync(files.key, user.uid, user.gid);
      const settings = {
        ...(await localSettings(folder, readPasswords(folder), freePort)),
        tls: { ...files, authority: files.certificate },
      };
      const rendered = databaseFiles(settings, settings.databases[0])['patroni.yaml'] ?? '';
      const { parameters, pg_hba: rules } = patroniFile.parse(parse(rendered)).postgresql;
      port = await freePort();
      const { programs: postgres, superuser } = settings.postgres;
      server = await openBank({ folder: join(folder, 'server'), port, programs: postgres, superuser, user });
      const data = join(folder, 'server', 'postgres');
      const lines = (['ssl', 'ssl_cert_file', 'ssl_key_file'] as const).map(
        (name) => `${name} = '${parameters[name]}'`,
      );
      appendFileSync(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
      writeFileSync(join(data, 'pg_hba.conf'), `local all all trust\n${rules.join('\n')}\n`);
      server.start();
      const socket = ['--host', join(folder, 'server'), '--port', String(port), '--username', superuser];
      const command = `create role client login password 'secret'`;
      await untilDone(async () => {
        await run('/usr/lib/postgresql/15/bin/psql', [...socket, '--command', command, 'postgres']);
      });
    });
    afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const connect = async (ssl: pg.ClientConfig['ssl']) => {
      const client = new pg.Client({
        host: 'localhost',
        port,
        user: 'client',
        password: 'secret',
        database: 'postgres',
        ssl,
      });
      await client.connect();
      const { rows } = await client.query<{ ssl: boolean }>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      );
      await client.end();
      return rows;
    };

    it('accepts a TLS client that verifies the certificate of the server', async () => {
      expect(await connect({ ca: certificate })).toEqual([{ ssl: true }]);
    });

    it('refuses a client without TLS', async () => {
      await expect(connect(false)).rejects.toThrow(/no pg_hba\.conf entry for .* no encryption/);
    });
  },
);
