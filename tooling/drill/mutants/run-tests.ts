import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type TestRun = {
  readonly passed: number;
  readonly failed: readonly string[];
  /** Standard output and standard error of the run. */
  readonly output: string;
};

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'testResults' in value && Array.isArray(value.testResults);

const readReport = (file: string): Pick<TestRun, 'passed' | 'failed'> => {
  if (!existsSync(file)) return { passed: 0, failed: [] };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isReport(report)) return { passed: 0, failed: [] };
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  };
};

/** Runs test files of a package in a copy of the repository, up to the first failure. */
export const runTests = async (root: string, folder: string, tests: readonly string[]): Promise<TestRun> => {
  const folderPath = join(root, folder);
  const report = join(folderPath, 'reports', 'vitest.json');
  rmSync(report, { force: true });
  const runner = join('node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [runner, 'run', '--bail=1', ...tests], {
    cwd: folderPath,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  return { ...readReport(report), output };
};
