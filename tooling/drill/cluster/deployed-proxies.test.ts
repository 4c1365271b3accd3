import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@tillbook/e2e/free-ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localCertificate, trustCertificate } from './members/balancer.ts';
import { untilDone } from './wait-until.ts';

const deploy = resolve(import.meta.dirname, '../../../deploy');

/** Ports of a proxy and of the process behind it. */
type Ports = Readonly<
  Record<'web' | 'forms' | 'processWeb' | 'processForms' | 'plain' | 'alive' | 'aliveForms', number>
>;

type Started = { readonly child: ChildProcess; readonly webUrl: string; readonly formsUrl: string };

const environmentIn = (folder: string) => ({
  PATH: process.env['PATH'],
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
});

const startCaddy = (folder: string, ports: Ports): Started => {
  const [webUrl, formsUrl] = [`http://localhost:${ports.web}`, `http://localhost:${ports.forms}`];
  const words = ['run', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')];
  const child = spawn('/usr/bin/caddy', words, {
    env: {
      ...environmentIn(folder),
      CADDY_ADMIN: `unix/${folder}/caddy.sock`,
      TILLBOOK_HOST: webUrl,
      TILLBOOK_FORMS_HOST: formsUrl,
      TILLBOOK_PROCESSES: `127.0.0.1:${ports.processWeb}`,
      TILLBOOK_FORMS_PROCESSES: `127.0.0.1:${ports.processForms}`,
      TILLBOOK_HEALTH_PORT: String(ports.processWeb),
      TILLBOOK_ALIVE_PORT: String(ports.alive),
      TILLBOOK_FORMS_ALIVE_PORT: String(ports.aliveForms),
    },
    stdio: 'ignore',
  });
  return { child, webUrl, formsUrl };
};

/** Runs the deployed file with the test's addresses and folders. */
const startNginx = (folder: string, ports: Ports): Started => {
  for (const name of ['pay.example.com', 'forms.example.com']) {
    copyFileSync(join(folder, 'certificate.pem'), join(folder, `${name}.pem`));
    copyFileSync(join(folder, 'certificate.key'), join(folder, `${name}.key`));
  }
  const [payServer = '', formsServer = ''] = [ports.web, ports.forms].map(
    (port) => `listen ${port} ssl http2;`,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const text = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace('user www-data;\n', '')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll(/10\.0\.0\.\d+:4310/g, `127.0.0.1:${ports.processWeb}`)
    .replaceAll(/10\.0\.0\.\d+:4311/g, `127.0.0.1:${ports.processForms}`)
    .replace('listen 80;', `listen ${ports.plain};`)
    .replace('listen 443 ssl http2;', payServer)
    .replace('listen 443 ssl http2;', formsServer)
    .replace('http {\n', `http {\n${temporary}\n`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    env: environmentIn(folder),
    stdio: 'ignore',
  });
  return { child, webUrl: `https://localhost:${ports.web}`, formsUrl: `https://localhost:${ports.forms}` };
};

const proxies = [
  { name: 'caddy', program: '/usr/bin/caddy', start: startCaddy, checksReadiness: true },
  { name: 'nginx', program: '/usr/sbin/nginx', start: startNginx, checksReadiness: false },
];

const notNow = {
  status: 503,
  retryAfter: '2',
  type: 'application/json',
  body: { code: 'unavailable', message: expect.any(String), requestId: expect.stringMatching(/./) },
};

const textOf = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.1', connection: 'close' } })).text();

const unavailable = async (url: string) => {
  const response = await fetch(url, { method: 'POST', body: '{}', headers: { connection: 'close' } });
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    type: response.headers.get('content-type'),
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
};

describe.each(proxies)(
  'deployed configuration of $name (needs $name and openssl)',
  ({ program, start, checksReadiness }) => {
    describe.skipIf(!existsSync(program) || !existsSync('/usr/bin/openssl'))(
      'in front of one process',
      () => {
        let folder: string;
        let proxy: Started;
        let isReady = true;
        let failedChecks = 0;
        let received: NodeJS.Dict<string | string[]> = {};
        const servers: Server[] = [];

        /**
         * Starts a server that stands in for one origin of an API process. A request to `/die` loses its
         * connection.
         */
        const listen = async (origin: string): Promise<number> => {
          const server = createServer((request, response) => {
            if (request.url === '/die') return void request.socket.destroy();
            if (request.url === '/readyz' && !isReady) {
              failedChecks += 1;
              return void response.writeHead(503).end();
            }
            received = request.headers;
            response.end(origin);
          });
          servers.push(server);
          server.listen(0, '127.0.0.1');
          await once(server, 'listening');
          const address = server.address();
          if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
          return address.port;
        };

        beforeAll(async () => {
          folder = mkdtempSync(join(tmpdir(), 'tillbook-proxy-'));
          chmodSync(folder, 0o755);
          trustCertificate(localCertificate(folder, undefined));
          const [processWeb, processForms] = [await listen('web'), await listen('forms')];
          const [web, forms, plain] = [await freePort(), await freePort(), await freePort()];
          const [alive, aliveForms] = [await freePort(), await freePort()];
          proxy = start(folder, { web, forms, plain, alive, aliveForms, processWeb, processForms });
          await untilDone(async () => {
            const texts = [await textOf(`${proxy.webUrl}/`), await textOf(`${proxy.formsUrl}/`)];
            if (texts.join(' ') !== 'web forms') throw new Error(`It serves ${texts.join(', ')}.`);
          });
        });
        afterAll(async () => {
          const ended = once(proxy.child, 'exit');
          proxy.child.kill();
          await ended;
          for (const server of servers) {
            server.closeAllConnections();
            server.close();
          }
          rmSync(folder, { recursive: true, force: true });
        });

        it('serves both origins and replaces a forged client address', async () => {
          for (const [url, origin] of [
            [proxy.webUrl, 'web'],
            [proxy.formsUrl, 'forms'],
          ] as const) {
            expect(await textOf(`${url}/`)).toBe(origin);
            expect(received['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
            expect(received['host']).toMatch(/^localhost/);
          }
        });

        it('serves pages of both origins while no process is ready', async () => {
          isReady = false;
          const checksBefore = failedChecks;
          // nginx has no health checks.
          const expectedChecks = checksReadiness ? checksBefore + 5 : 0;
          await expect.poll(() => failedChecks, { timeout: 60_000 }).toBeGreaterThanOrEqual(expectedChecks);
          expect(await textOf(`${proxy.webUrl}/`)).toBe('web');
          expect(await textOf(`${proxy.formsUrl}/`)).toBe('forms');
          expect(received['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
          isReady = true;
        });

        it('returns the API’s 503 when a process dies during a request', async () => {
          expect(await unavailable(`${proxy.webUrl}/die`)).toEqual(notNow);
          expect(await unavailable(`${proxy.formsUrl}/die`)).toEqual(notNow);
        });

        it('returns the API’s 503 while no process runs', async () => {
          for (const server of servers) {
            server.closeAllConnections();
            server.close();
          }
          for (const url of [proxy.webUrl, proxy.formsUrl]) {
            await expect.poll(() => unavailable(`${url}/`), { timeout: 60_000 }).toEqual(notNow);
          }
        });
      },
    );
  },
);
