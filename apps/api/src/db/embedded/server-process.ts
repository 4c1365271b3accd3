import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverFile } from './leftover-server.ts';
import type { OperatingSystemUser } from './operating-system-user.ts';
import { programEnvironment, type Programs } from './programs.ts';
import { isAboutRoom, Refusal } from './refusal.ts';
import { serverArguments } from './server-settings.ts';

export type ServerFiles = {
  readonly cluster: string;
  readonly logFile: string;
  readonly programs: Programs;
  readonly user: OperatingSystemUser | undefined;
};

export type ServerProcess = { readonly port: number; readonly ended: Promise<void>; stop(): Promise<void> };

type Attempt = { ok: true; child: ChildProcess; ended: Promise<void> } | { ok: false; log: string };

/** Long enough for a recovery after a crash; a dead process ends the wait early. */
const readyWithinMs = 300_000;
/** Long enough for the backends of a killed server to notice its death, which frees its memory. */
const memoryFreeWithinMs = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

const isReady = (cluster: string, pid: number): boolean => {
  try {
    const lines = readFileSync(serverFile(cluster), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
};

type Launched = {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
};

const launch = ({ cluster, logFile, programs, user }: ServerFiles, port: number): Launched => {
  const log = openSync(logFile, 'a', 0o600);
  // Separates the process group: Ctrl-C in a terminal reaches only Node, which stops PostgreSQL last.
  const child = spawn(programs.postgres, serverArguments(cluster, port), {
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
    ...user,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  return { child, ended, hasEnded };
};

const attempt = async (files: ServerFiles, port: number): Promise<Attempt> => {
  const logStart = statSync(files.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const { child, ended, hasEnded } = launch(files, port);
  const deadline = Date.now() + readyWithinMs;
  while (!hasEnded() && Date.now() < deadline) {
    if (child.pid !== undefined && isReady(files.cluster, child.pid)) return { ok: true, child, ended };
    await Promise.race([sleep(25), ended]);
  }
  child.kill('SIGQUIT');
  await ended;
  return { ok: false, log: readFileSync(files.logFile).subarray(logStart).toString() };
};

const stopChild = async (child: ChildProcess, ended: Promise<void>): Promise<void> => {
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything is written. After
  // SIGQUIT, the next start recovers instead.
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(impatience);
};

const lastComplaint = (log: string): string =>
  log
    .split('\n')
    .findLast((line) => /FATAL|PANIC|ERROR/.test(line))
    ?.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, '') ??
  log.trim().split('\n').at(-1) ??
  '';

const wayOutOf = (complaint: string): string =>
  isAboutRoom(complaint)
    ? 'Free up space on the data folder’s disk and start again. No data was changed.'
    : 'Fix that and start again.';

/**
 * Starts the server of a cluster and waits until it accepts connections.
 * @param fixedPort the port of the server before a restart, so that addresses remain valid; otherwise, a free
 * port is chosen
 */
export const startServer = async (files: ServerFiles, fixedPort?: number): Promise<ServerProcess> => {
  const deadline = Date.now() + memoryFreeWithinMs;
  for (;;) {
    const port = fixedPort ?? (await freePort());
    const result = await attempt(files, port);
    if (result.ok) {
      const { child, ended } = result;
      return { port, ended, stop: () => stopChild(child, ended) };
    }
    const passes =
      /shared memory block|postmaster\.pid" already exists|could not bind|could not create any TCP/.test(
        result.log,
      );
    if (!passes || Date.now() > deadline) {
      const complaint = lastComplaint(result.log);
      throw new Refusal(
        `PostgreSQL did not start: ${complaint}. ${wayOutOf(complaint)} Its log is ${files.logFile}.`,
      );
    }
    await sleep(200);
  }
};
