import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

/** Runs a command of the repository to completion and returns its output; throws if the command fails. */
export const runCommand = async (
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> => {
  const command = spawn('npm', commandArguments, {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
  }
  await once(command, 'close');
  const output = parts.join('');
  if (command.exitCode !== 0) throw new Error(`It ended with ${command.exitCode}:\n${output}`);
  return output;
};
