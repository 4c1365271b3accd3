import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';

/**
 * Returns the environment of a new user: the machine's own Node, without this repository's packages or
 * settings.
 */
const personsEnvironment = (): Record<string, string | undefined> => {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|PNPM_|INIT_CWD$|NODE_|VITEST|TURBO|FORCE_COLOR$|NO_COLOR$|CI$)/.test(name),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(inherited), PATH: path.join(delimiter) };
};

export type CloneCommand = {
  readonly child: ChildProcess;
  output(): string;
  ended(): Promise<number | null>;
};

export const startInClone = (
  folder: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): CloneCommand => {
  const child = spawn('npm', words, {
    cwd: folder,
    env: { ...personsEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  return {
    child,
    output: () => output,
    ended: async () => {
      await closed;
      return child.exitCode;
    },
  };
};

export type Ended = { readonly exitCode: number | null; readonly output: string };

export const runInClone = async (
  folder: string,
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<Ended> => {
  const started = startInClone(folder, words, environment);
  const exitCode = await started.ended();
  return { exitCode, output: started.output() };
};
