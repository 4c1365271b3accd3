import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWith, hasEnded } from '../product/kill-tree.ts';
import type { ProxyName } from './guide.ts';

const programs: Readonly<Record<ProxyName | 'openssl', string>> = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  haproxy: '/usr/sbin/haproxy',
  openssl: '/usr/bin/openssl',
};

/** Returns an installation hint; `undefined` if all programs are installed. */
export const missingProxies = (): string | undefined => {
  const missing = Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return undefined;
  return `No proxy was tested. Install first: apt-get install --no-install-recommends ${missing.join(' ')}`;
};

const wordsFor = (proxy: ProxyName, folder: string, file: string): readonly string[] => {
  switch (proxy) {
    case 'nginx':
      return ['-p', folder, '-c', file, '-g', 'daemon off;'];
    case 'caddy':
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    case 'haproxy':
      return ['-db', '-f', file];
  }
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

export type ProxyTrial = {
  readonly proxy: ProxyName;
  readonly configuration: string;
  readonly folder: string;
  readonly publicPort: number;
};

/** Runs a proxy while a function uses it. */
export const withProxy = async <Result>(
  { proxy, configuration, folder, publicPort }: ProxyTrial,
  use: () => Promise<Result>,
): Promise<Result> => {
  const file = join(folder, `${proxy}.conf`);
  writeFileSync(file, configuration);
  const child = spawn(programs[proxy], wordsFor(proxy, folder, file), {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // After a signal, `finally` doesn't run.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  try {
    while (!(await accepts(publicPort))) {
      if (hasEnded(child)) throw new Error(`${proxy} did not start: ${complaint.trim().split('\n').at(-1)}`);
      await sleep(25);
    }
    return await use();
  } finally {
    await endWith(child, 'SIGTERM');
    process.off('exit', end);
  }
};
