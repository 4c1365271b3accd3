import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from './child-environment.ts';

const script = resolve(import.meta.dirname, '../src/programs/serve.ts');
const readyWithinMs = 300_000;

export type ServedProcess = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly baseUrl: string;
  output(): string;
  complaint(): string;
  ended(): Promise<number | null>;
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
};

/**
 * Runs the server as `npm start` does, with the channel by which it notices that its parent has exited.
 *
 * @param through a wrapper command, such as a shell that sets a limit; it receives the command as further
 * arguments
 */
export const serveProcess = async (
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<ServedProcess> => {
  const port = environment['PORT'] === undefined ? await freePort() : Number(environment['PORT']);
  const command = [process.execPath, '--conditions=tillbook-source', script] as const;
  const [program, ...words] = through.length === 0 ? command : ([...through, ...command] as const);
  const child = spawn(program, words, {
    env: {
      ...childEnvironment,
      SEED: 'off',
      PORT: String(port),
      TOKENIZATION_PORT: String(await freePort()),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let complaint = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  // 'close' is never emitted once this side has closed the channel.
  const outputs = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const closed = Promise.all([once(child, 'exit'), ...outputs.map((stream) => once(stream, 'close'))]);
  return {
    child,
    port,
    baseUrl: `http://localhost:${port}`,
    output: () => output,
    complaint: () => complaint,
    ended: async () => {
      await closed;
      return child.exitCode;
    },
  };
};

/** Waits until the process is ready; throws its output if it exits instead. */
export const whenReady = async (served: ServedProcess): Promise<void> => {
  const deadline = Date.now() + readyWithinMs;
  while (!served.output().includes(' is ready')) {
    if (served.child.exitCode !== null || Date.now() > deadline) throw new Error(served.complaint());
    await sleep(20);
  }
};
