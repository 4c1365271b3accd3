import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

type Run = { readonly exitCode: number; readonly output: string };

const runProgram = (name: string, words: readonly string[]): Promise<Run> =>
  new Promise((done) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const program = join(import.meta.dirname, '..', 'node_modules', '.bin', name);
    const child = execFile(program, words, { cwd: root, env }, (_error, stdout, stderr) =>
      done({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

const withFile = async <Result>(
  document: unknown,
  use: (file: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  try {
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Runs `redocly lint`, in which warnings count as failures, and returns its exit code and output. */
export const lint = (document: unknown): Promise<Run> =>
  withFile(document, (file) => runProgram('redocly', ['lint', file, '--config', 'redocly.yaml']));
