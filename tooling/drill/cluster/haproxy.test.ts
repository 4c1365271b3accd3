import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tillbook/e2e/free-ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancerFiles } from './configuration/configuration-files.ts';
import { localSettings, readPasswords } from './configuration/local-settings.ts';
import { localCertificate, trustCertificate } from './members/balancer.ts';

const program = '/usr/sbin/haproxy';

let isReady = true;

/**
 * Stands in for one of three API processes; the others do not run. A request to `/die` loses its connection.
 */
const processes = createServer((request, response) => {
  if (request.url === '/die') request.socket.destroy();
  else if (request.url === '/readyz' && !isReady) response.writeHead(503).end();
  else response.end('ok');
});

describe.skipIf(!existsSync(program))('HAProxy in front of the processes (needs haproxy)', () => {
  let folder: string;
  let haproxy: ChildProcess;
  let address: string;
  let metricsAddress: string;

  const answers = async (path: string): Promise<boolean> =>
    fetch(address + path, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );

  const activeServers = async () => {
    const text = await (await fetch(metricsAddress)).text();
    return /^haproxy_backend_active_servers\{proxy="web-ready"\} (\d+)$/m.exec(text)?.[1];
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tillbook-haproxy-'));
    const settings = await localSettings(folder, readPasswords(folder), freePort);
    trustCertificate(localCertificate(join(folder, 'front'), undefined));
    processes.listen(settings.apis[0].port, '127.0.0.1');
    await once(processes, 'listening');
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, balancerFiles(settings)['haproxy.cfg'] ?? '');
    haproxy = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
    address = `https://localhost:${settings.front.webPort}`;
    metricsAddress = `http://127.0.0.1:${settings.front.metrics.port}/metrics`;
    while (!(await answers('/'))) await sleep(50);
  });
  afterAll(async () => {
    const ended = once(haproxy, 'exit');
    haproxy.kill();
    await ended;
    processes.closeAllConnections();
    processes.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const unavailable = async (path: string) => {
    const response = await fetch(address + path, {
      method: 'POST',
      body: '{}',
      // Over HTTP/1.1, HAProxy sends its own responses on new connections only.
      headers: { connection: 'close' },
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.json(),
    };
  };

  const notNow = {
    status: 503,
    retryAfter: '2',
    body: { code: 'unavailable', message: expect.any(String), requestId: expect.stringMatching(/./) },
  };

  it('returns the API’s 503 when a process dies during a request', async () => {
    expect(await unavailable('/die')).toEqual(notNow);
  });

  it('serves pages while no process is ready and reports zero active servers', async () => {
    await expect.poll(activeServers, { timeout: 60_000 }).toBe('1');
    isReady = false;
    await expect.poll(activeServers, { timeout: 60_000 }).toBe('0');
    expect(await answers('/')).toBe(true);
    isReady = true;
    await expect.poll(activeServers, { timeout: 60_000 }).toBe('1');
  });

  it('returns the API’s 503 while no process runs', async () => {
    processes.closeAllConnections();
    processes.close();
    await expect.poll(() => unavailable('/'), { timeout: 60_000 }).toEqual(notNow);
  });
});
